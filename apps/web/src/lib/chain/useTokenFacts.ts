import type { Address } from '@althing/domain/units';
import type { UseQueryResult } from '@tanstack/react-query';
import { erc20Abi } from 'viem';
import { readContract } from 'viem/actions';
import { useChainRead } from './useChainRead.ts';

export interface TokenFacts {
  symbol: string;
  decimals: number;
}

/** What a contract may call its token in the middle of our sentences; anything else could be taken for our own words. */
const PLAIN_SYMBOL = /^[\p{L}\p{N}.$₮-]{1,16}$/u;
/** More than this no amount can be read with. */
const MAX_DECIMALS = 36;

/** What a token calls itself, and its decimals, read from the chain; an error where nothing there answers like a token. */
export function useTokenFacts(chainId: number, address: Address | undefined): UseQueryResult<TokenFacts> {
  return useChainRead({
    chainId,
    key: ['erc20', address],
    enabled: address !== undefined,
    read: async (client) => {
      const contract = { address: address!, abi: erc20Abi } as const;
      const [symbol, decimals] = await Promise.all([
        readContract(client, { ...contract, functionName: 'symbol' }),
        readContract(client, { ...contract, functionName: 'decimals' }),
      ]);
      if (decimals > MAX_DECIMALS) throw new Error(`${decimals} decimals are not those of a token`);
      return { symbol: PLAIN_SYMBOL.test(symbol) ? symbol : 'tokens', decimals };
    },
  });
}
