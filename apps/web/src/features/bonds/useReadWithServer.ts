import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { chainKey } from '../../lib/chain/useChainRead.ts';

/** Key of what `useMarketNow` reads from a chain. */
export const marketKey = (marketId: string) => ['bondMarket', marketId] as const;

/**
 * Reads the market from its chain whenever the server has answered anew, which it is asked to do by every event of the market: what somebody else's
 * purchase does to the price is not waited for.
 *
 * @param answeredAt - when the server last answered, in milliseconds.
 */
export function useReadWithServer({ chainId, marketId }: { chainId: number; marketId: string }, answeredAt: number): void {
  const client = useQueryClient();
  const known = useRef(answeredAt);
  useEffect(() => {
    if (known.current !== 0 && known.current !== answeredAt)
      void client.invalidateQueries({ queryKey: chainKey(chainId, ...marketKey(marketId)) });
    known.current = answeredAt;
  }, [client, chainId, marketId, answeredAt]);
}
