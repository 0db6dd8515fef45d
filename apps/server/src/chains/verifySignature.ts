import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { parseAbi, type PublicClient, recoverAddress } from 'viem';

const erc1271 = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);
const VALID = '0x1626ba7e';

/** Whether a key signed: no node is asked. True for keys behind an EIP-7702 delegation as well. */
export async function isSignedByKey(address: Address, hash: Hex, signature: Hex): Promise<boolean> {
  const KEY_SIGNATURE_LENGTH = 2 + 65 * 2;
  if (signature.length !== KEY_SIGNATURE_LENGTH) return false;
  try {
    return sameAddress(await recoverAddress({ hash, signature }), address);
  } catch {
    return false;
  }
}

/**
 * Whether a contract account vouches for the hash (ERC-1271), deployed or not yet (ERC-6492).
 * An empty signature asks a Safe whether the message was approved on chain; viem refuses to ask that question.
 */
export async function isSignedByContract(client: PublicClient, address: Address, hash: Hex, signature: Hex): Promise<boolean> {
  // Asked first, because a node that cannot be reached must not read as "not signed": viem answers false for both.
  const code = await client.getCode({ address });
  if (signature !== '0x') return client.verifyHash({ address, hash, signature });
  if (!code) return false;
  try {
    return (await client.readContract({ address, abi: erc1271, functionName: 'isValidSignature', args: [hash, '0x'] })) === VALID;
  } catch {
    return false;
  }
}
