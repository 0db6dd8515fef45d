import type { Address } from '@althing/domain/units';
import type { UseQueryResult } from '@tanstack/react-query';
import { type Client, erc20Abi } from 'viem';
import { readContract } from 'viem/actions';
import { useChainRead } from './useChainRead.ts';

export interface TokenFacts {
  symbol: string;
  decimals: number;
}

/** Symbols that may appear within our sentences; any other text could be mistaken for our own words. */
const PLAIN_SYMBOL = /^[\p{L}\p{N}.$₮-]{1,16}$/u;
/** Amounts with more decimals than this are unreadable. */
const MAX_DECIMALS = 36;

/** Throws where the contract does not answer like a token. */
export async function readTokenFacts(client: Client, address: Address): Promise<TokenFacts> {
  const contract = { address, abi: erc20Abi } as const;
  const [symbol, decimals] = await Promise.all([
    readContract(client, { ...contract, functionName: 'symbol' }),
    readContract(client, { ...contract, functionName: 'decimals' }),
  ]);
  if (decimals > MAX_DECIMALS) throw new Error(`${decimals} decimals are not those of a token`);
  return { symbol: PLAIN_SYMBOL.test(symbol) ? symbol : 'tokens', decimals };
}

/** Symbol and decimals of a token, read from the chain; an error where the contract does not answer like a token. */
export function useTokenFacts(chainId: number, address: Address | undefined): UseQueryResult<TokenFacts> {
  return useChainRead({
    chainId,
    key: ['erc20', address],
    enabled: address !== undefined,
    read: (client) => readTokenFacts(client, address!),
  });
}
