import type { QueryClient } from '@tanstack/react-query';
import { marketQuery } from '../queries.ts';

/** How long the page before stays for the market to be read. Milliseconds. */
const PATIENCE_MS = 1_000;

export interface MarketParams {
  chainId: string;
  marketId: string;
}

/** Whether the address can be that of a market: a chain's id and a market's, of at most 256 bits. */
export const isMarketPath = ({ chainId, marketId }: MarketParams): boolean =>
  /^\d{1,77}$/.test(marketId) && /^\d{1,16}$/.test(chainId) && Number.isSafeInteger(Number(chainId));

/** Asks for a market before its page is drawn, which otherwise would begin empty. Whatever goes wrong is said by the page. */
export async function loadMarket(queryClient: QueryClient, params: MarketParams): Promise<void> {
  if (!isMarketPath(params)) return;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([queryClient.prefetchQuery(marketQuery(Number(params.chainId), params.marketId)), late]);
}
