import type { Address, ChainId, Hex } from '@althing/domain/units';
import { parseSignature } from 'viem';
import { readContract, simulateContract } from 'viem/actions';
import type { ReadClient } from './call.ts';
import { tokenAbi } from './contracts.ts';

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

export interface PermitSignature {
  deadline: bigint;
  v: number;
  r: Hex;
  s: Hex;
}

/** What a permit of this owner would have to name; undefined where the token takes none, or does not say in what form. */
export async function readPermitTerms(
  client: ReadClient,
  { token: address, owner }: Pick<Permit, 'token' | 'owner'>,
): Promise<Pick<Permit, 'nonce' | 'domain'> | undefined> {
  try {
    const at = { address, abi: tokenAbi } as const;
    const [nonce, [, name, version]] = await Promise.all([
      readContract(client, { ...at, functionName: 'nonces', args: [owner] }),
      readContract(client, { ...at, functionName: 'eip712Domain' }),
    ]);
    return { nonce, domain: { name, version } };
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
  const { r, s, yParity } = parseSignature(signature);
  return { deadline, v: yParity + 27, r, s };
}

/** Whether the token takes the permit now; false also where it cannot be asked. */
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
  } catch {
    return false;
  }
}
