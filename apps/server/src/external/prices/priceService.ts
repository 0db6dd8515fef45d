import { z } from 'zod';
import type { PricedToken } from '../../base/config.ts';
import type { PriceSource } from './priceSource.ts';

const TIMEOUT_MS = 10_000;
const answer = z.record(z.string(), z.object({ usd: z.number().min(1e-18).optional() }));
/** A number as short decimal text without exponent; digits beyond 18 decimals are dropped. */
const decimalText = (value: number): string => {
  const text = value.toString();
  if (!text.includes('e')) return text;
  return value > 1 ? BigInt(value).toString() : value.toFixed(18);
};

/** A service with CoinGecko's `simple/price` (docs/requirements.md#prices). @param url - base URL without the path, e.g. `https://host/api/v3`. */
export const priceService = (url: string, tokens: readonly PricedToken[]): PriceSource => ({
  isTimeless: false,
  async prices() {
    const ids = [...new Set(tokens.map(({ priceId }) => priceId))];
    const query = new URLSearchParams({ ids: ids.join(','), vs_currencies: 'usd' });
    const response = await fetch(`${url}/simple/price?${query.toString()}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`the price service answered ${response.status}`);
    const prices = answer.parse(await response.json());
    return tokens.flatMap(({ priceId, ...token }) => {
      const usd = prices[priceId]?.usd;
      return usd === undefined ? [] : [{ ...token, usd: decimalText(usd) }];
    });
  },
});
