import type { Queryable } from '../chain/queryable.ts';
import { createTokens, type ReadToken } from '../tokens.ts';
import { createBondHoldings } from './holdings.ts';
import { createMarketChart } from './marketChart.ts';
import { createMarketPurchases } from './marketPurchases.ts';
import { createBondMarketReader } from './markets.ts';
import { createBondOrganisations } from './organisations.ts';
import { createBondPurchases } from './purchases.ts';
import { createBondVolumes } from './volumes.ts';

/** What the API reads about bonds. @param now - current time; states also go by the times of blocks. */
export function createBondData(db: Queryable, readToken: ReadToken, now: () => Date) {
  const wallClock = () => now().getTime() / 1000;
  const tokens = createTokens(db, readToken, wallClock);
  const purchases = createBondPurchases(db, tokens, wallClock);
  return {
    tokens,
    purchases,
    marketChart: createMarketChart(db, tokens, wallClock),
    marketPurchases: createMarketPurchases(db),
    markets: createBondMarketReader(db, tokens, wallClock),
    holdings: createBondHoldings(db, tokens, purchases, wallClock),
    volumes: createBondVolumes(db, tokens, wallClock),
    organisations: createBondOrganisations(db, wallClock),
  };
}

export type BondData = ReturnType<typeof createBondData>;
