import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import { type Call, contractCall, type ReadClient } from './call.ts';
import { tokenAbi } from './contracts.ts';

export interface TokenFacts {
  name: string;
  symbol: string;
  decimals: number;
  /** Smallest unit. */
  totalSupply: bigint;
  owner: Address;
}

interface HolderQuestion {
  token: Address;
  account: Address;
}

/**
 * Tokens only vote once they are delegated, even to oneself.
 *
 * @param delegatee - gets the voting power of the sender's balance; the sender itself to vote on its own.
 */
export const encodeDelegateVotes = ({ token, delegatee }: { token: Address; delegatee: Address }): Call =>
  contractCall({ address: token, abi: tokenAbi, functionName: 'delegate', args: [delegatee] });

/** Balance of an account in the smallest unit. */
export const getTokenBalance = (client: ReadClient, { token, account }: HolderQuestion): Promise<bigint> =>
  readContract(client, { address: token, abi: tokenAbi, functionName: 'balanceOf', args: [account] });

/** Who votes with an account's balance; the zero address where it has not delegated. */
export const getDelegate = (client: ReadClient, { token, account }: HolderQuestion): Promise<Address> =>
  readContract(client, { address: token, abi: tokenAbi, functionName: 'delegates', args: [account] });

/** Present voting power of an account, in the smallest unit. */
export const getVotes = (client: ReadClient, { token, account }: HolderQuestion): Promise<bigint> =>
  readContract(client, { address: token, abi: tokenAbi, functionName: 'getVotes', args: [account] });

/** Voting power of an account at a past time (UNIX seconds). Reverts with `ERC5805FutureLookup` where it is not past. */
export const getPastVotes = (client: ReadClient, { token, account, timepoint }: HolderQuestion & { timepoint: bigint }): Promise<bigint> =>
  readContract(client, { address: token, abi: tokenAbi, functionName: 'getPastVotes', args: [account, timepoint] });

/** What a token says about itself. Throws where `token` is not one of the platform's. */
export async function getTokenFacts(client: ReadClient, { token }: { token: Address }): Promise<TokenFacts> {
  const contract = { address: token, abi: tokenAbi } as const;
  const [name, symbol, decimals, totalSupply, owner] = await Promise.all([
    readContract(client, { ...contract, functionName: 'name' }),
    readContract(client, { ...contract, functionName: 'symbol' }),
    readContract(client, { ...contract, functionName: 'decimals' }),
    readContract(client, { ...contract, functionName: 'totalSupply' }),
    readContract(client, { ...contract, functionName: 'owner' }),
  ]);
  return { name, symbol, decimals, totalSupply, owner };
}
