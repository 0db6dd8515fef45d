import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import { getTypesForEIP712Domain, hashStruct, parseAbi } from 'viem';
import { readContract, simulateContract } from 'viem/actions';
import type { ReadClient } from './call.ts';
import { tokenAbi } from './contracts.ts';
import { isContractAnswer } from './isContractAnswer.ts';
import { type KeySignature, keySignatureOf } from './keySignature.ts';

/** A permission to take tokens, by a signature in the place of a transaction (ERC-2612). */
export interface Permit {
  chainId: ChainId;
  token: Address;
  owner: Address;
  spender: Address;
  /** In units of the token. */
  value: bigint;
  nonce: bigint;
  /** UNIX seconds until which it can be used. */
  deadline: bigint;
  /** How the token names itself in signatures. */
  domain: { name: string; version: string };
}

export interface PermitSignature extends KeySignature {
  deadline: bigint;
}

/** Name, version, chain and contract (ERC-5267). */
const ALL_BUT_SALT = '0x0f';

const versioned = parseAbi(['function version() view returns (string)']);

/** How a token names itself where it says so (ERC-5267), or where its separator is that of its name and version, as of USDC; undefined for others. */
async function readDomain(
  client: ReadClient,
  { chainId, token }: Pick<Permit, 'chainId' | 'token'>,
): Promise<Permit['domain'] | undefined> {
  const at = { address: token, abi: tokenAbi } as const;
  try {
    const [fields, name, version, chain, contract] = await readContract(client, { ...at, functionName: 'eip712Domain' });
    return fields === ALL_BUT_SALT && chain === BigInt(chainId) && sameAddress(contract, token) ? { name, version } : undefined;
  } catch {
    const [name, version, separator] = await Promise.all([
      readContract(client, { ...at, functionName: 'name' }),
      readContract(client, { address: token, abi: versioned, functionName: 'version' }).catch(() => '1'),
      readContract(client, { ...at, functionName: 'DOMAIN_SEPARATOR' }),
    ]);
    const data = { name, version, chainId: BigInt(chainId), verifyingContract: token };
    const expected = hashStruct({ types: { EIP712Domain: getTypesForEIP712Domain({ domain: data }) }, primaryType: 'EIP712Domain', data });
    return separator === expected ? { name, version } : undefined;
  }
}

/** What a permit of this owner would have to name; undefined where the token takes none, or does not say in what form. */
export async function readPermitTerms(
  client: ReadClient,
  { chainId, token, owner }: Pick<Permit, 'chainId' | 'token' | 'owner'>,
): Promise<Pick<Permit, 'nonce' | 'domain'> | undefined> {
  try {
    const nonces = readContract(client, { address: token, abi: tokenAbi, functionName: 'nonces', args: [owner] });
    const [nonce, domain] = await Promise.all([nonces, readDomain(client, { chainId, token })]);
    return domain && { nonce, domain };
  } catch {
    return undefined;
  }
}

const ADDRESSES = ['owner', 'spender'].map((name) => ({ name, type: 'address' }));
const NUMBERS = ['value', 'nonce', 'deadline'].map((name) => ({ name, type: 'uint256' }));

/** What the owner signs. */
export const permitTypedData = ({ chainId, token, domain, owner, spender, value, nonce, deadline }: Permit) => ({
  domain: { ...domain, chainId, verifyingContract: token },
  types: { Permit: [...ADDRESSES, ...NUMBERS] },
  primaryType: 'Permit' as const,
  message: { owner, spender, value, nonce, deadline },
});

/** The parts of a key's signature of a permit. @throws Error where it is none of a key. */
export function permitSignatureOf({ deadline }: Pick<Permit, 'deadline'>, signature: Hex): PermitSignature {
  const parts = keySignatureOf(signature);
  if (!parts) throw new Error('This is no signature of a key');
  return { deadline, ...parts };
}

/** Whether the token takes the permit now. Throws where the token cannot be asked. */
export async function isPermitTaken(
  client: ReadClient,
  permit: Pick<Permit, 'token' | 'owner' | 'spender' | 'value'>,
  { deadline, v, r, s }: PermitSignature,
): Promise<boolean> {
  const { token: address, owner, spender, value } = permit;
  try {
    await simulateContract(client, {
      address,
      abi: tokenAbi,
      functionName: 'permit',
      args: [owner, spender, value, deadline, v, r, s],
      account: spender,
    });
    return true;
  } catch (error) {
    if (isContractAnswer(error)) return false;
    throw error;
  }
}
