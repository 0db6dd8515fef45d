import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { parseAbi, type PublicClient, recoverAddress } from 'viem';
import { isNodeFailure } from './reachable.ts';

const erc1271 = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);
const VALID = '0x1626ba7e';

/** Whether a private key signed; no node is asked. Also true for keys that delegate to a contract (EIP-7702). */
export async function isSignedByKey(address: Address, hash: Hex, signature: Hex): Promise<boolean> {
  const KEY_SIGNATURE_LENGTH = 2 + 65 * 2;
  if (signature.length !== KEY_SIGNATURE_LENGTH) return false;
  try {
    return sameAddress(await recoverAddress({ hash, signature }), address);
  } catch {
    return false;
  }
}

/** Half of the order of secp256k1: contracts take no signature with a larger `s`. */
const HIGHEST_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

/**
 * Whether a contract would take the signature, as OpenZeppelin's `SignatureChecker` decides: an account with code is asked itself, any other has to have
 * signed with its key.
 */
export async function isSignedOnChain(client: PublicClient, address: Address, hash: Hex, signature: Hex): Promise<boolean> {
  if (await client.getCode({ address })) {
    const question = { address, abi: erc1271, functionName: 'isValidSignature', args: [hash, signature] } as const;
    return client.readContract(question).then(
      (answer) => answer === VALID,
      (error: unknown) => {
        if (isNodeFailure(error)) throw error;
        return false;
      },
    );
  }
  const [s, v] = [BigInt(`0x${signature.slice(66, 130) || '0'}`), signature.slice(130)];
  return s <= HIGHEST_S && (v === '1b' || v === '1c') && isSignedByKey(address, hash, signature);
}

/**
 * Whether a contract account confirms the hash (ERC-1271), deployed or not (ERC-6492). An empty signature asks a Safe whether its owners
 * approved the message on chain; viem refuses to send that.
 */
export async function isSignedByContract(client: PublicClient, address: Address, hash: Hex, signature: Hex): Promise<boolean> {
  // Read first, because an unreachable node must not be mistaken for "not signed": viem answers false for both.
  const code = await client.getCode({ address });
  if (signature !== '0x') return client.verifyHash({ address, hash, signature });
  if (!code) return false;
  try {
    return (await client.readContract({ address, abi: erc1271, functionName: 'isValidSignature', args: [hash, '0x'] })) === VALID;
  } catch {
    return false;
  }
}
