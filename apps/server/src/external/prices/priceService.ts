import { z } from 'zod';
import type { PricedToken } from '../../base/config.ts';
import { decimalText } from './decimalText.ts';
import type { PriceSource } from './priceSource.ts';

const TIMEOUT_MS = 10_000;
const answer = z.record(z.string(), z.object({ usd: z.number().min(1e-18).optional() }));
/** A service with CoinGecko's `simple/price` (docs/requirements.md#prices). @param url - base URL without the path, e.g. `https://host/api/v3`. */
export const priceService = (url: string, tokens: readonly PricedToken[], timeoutMs: number = TIMEOUT_MS): PriceSource => ({
  isTimeless: false,
  async prices() {
    const ids = [...new Set(tokens.map(({ priceId }) => priceId))];
    const query = new URLSearchParams({ ids: ids.join(','), vs_currencies: 'usd' });
    const response = await fetch(`${url}/simple/price?${query.toString()}`, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`the price service answered ${response.status}`);
    const prices = answer.parse(await response.json());
    return tokens.flatMap(({ priceId, ...token }) => {
      const usd = prices[priceId]?.usd;
      return usd === undefined ? [] : [{ ...token, usd: decimalText(usd) }];
    });
  },
});
