import type { Address } from '@althing/domain/units';
import { usePrice } from '../../lib/prices/usePrices.ts';
import type { BondMarket } from './queries.ts';

export const decimalsOf = ({ payoutToken, quoteToken }: Pick<BondMarket, 'payoutToken' | 'quoteToken'>) => ({
  payoutDecimals: payoutToken.decimals,
  quoteDecimals: quoteToken.decimals,
});

/** What a whole payout token costs elsewhere, in quote tokens, by their prices in USD; undefined where one is not known. */
export function useUsdRate({ chainId, payoutToken, quoteToken }: Pick<BondMarket, 'chainId' | 'payoutToken' | 'quoteToken'>) {
  const payout = usePrice(chainId, payoutToken.address as Address);
  const quote = usePrice(chainId, quoteToken.address as Address);
  return payout && quote ? payout / quote : undefined;
}
