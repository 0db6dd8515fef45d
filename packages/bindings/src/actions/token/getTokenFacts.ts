import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { tokenAbi } from '../../contracts.ts';

export interface TokenFacts {
  name: string;
  symbol: string;
  decimals: number;
  /** Smallest unit. */
  totalSupply: bigint;
  owner: Address;
}

/** What a token says about itself. Throws where `token` is none of the platform's. */
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
