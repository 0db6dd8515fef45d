import { sql } from 'drizzle-orm';
import type { ChainId } from '@althing/domain/units';
import type { Queryable } from '../chain/queryable.ts';
import { statement } from '../statement.ts';

/** Many look at one market's charts, for which all of its purchases are read: they are kept so long, of so many markets and periods. */
export const CHART_KEPT_MS = 60_000;
export const MOST_CHARTS = 500;

/** Where the newest purchase in a market stands on its chain, which changes with each; a text of its own where there is none. */
export async function newestPurchase(db: Queryable, { chainId, marketId }: { chainId: ChainId; marketId: string }): Promise<string> {
  const { rows } = await db.query<{ block: string; log_index: number }>(
    statement(
      sql`select block, log_index from chain.bond_purchase where chain_id = ${chainId} and market_id = ${marketId}::numeric
        order by block desc, log_index desc limit 1`,
      'bond_newest_purchase',
    ),
  );
  const [newest] = rows;
  return newest ? `${newest.block}:${newest.log_index}` : 'none';
}
