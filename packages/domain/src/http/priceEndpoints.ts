import { z } from 'zod';
import { COIN_PRICE_BASES } from '../treasury/index.ts';
import type { Endpoint } from './endpoint.ts';
import * as s from './schemas.ts';

/** How many tokens one request may ask for. */
const MOST_TOKENS = 50;

/** USD of one whole unit; null where no price is known, which is not the same as being worth nothing. */
export const usdPrice = z.number().positive().nullable();

export const coinPrice = z.object({
  usd: usdPrice,
  basis: z.enum(COIN_PRICE_BASES),
});

const tokens = z
  .string()
  .max(MOST_TOKENS * 43)
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(s.address).max(MOST_TOKENS));

/** What coins and tokens cost now. */
export const priceEndpoints = {
  'GET /api/v1/prices/:chainId': {
    summary:
      "Newest USD prices of a chain's own coin and of the given tokens (comma-separated addresses, at most 50), as the sources of this " +
      'installation last told them; they are asked every ten minutes, whoever asks here',
    tag: 'prices',
    auth: 'none',
    params: z.strictObject({ chainId: s.chainIdParam }),
    query: z.strictObject({ tokens }),
    response: z.object({ chainId: s.chainId, coin: coinPrice, tokens: z.array(z.object({ address: s.address, usd: usdPrice })) }),
  },
} as const satisfies Record<string, Endpoint>;
