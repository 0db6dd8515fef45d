import type { Address, ChainId } from '@althing/domain/units';
import { sql } from 'drizzle-orm';
import { bytes } from '../chain/columns.ts';
import type { Queryable } from '../chain/queryable.ts';
import { addressOf } from '../chain/wire.ts';
import { statement } from '../statement.ts';

/** More are not told; the token's owner decides how many there are. */
const MOST_MINTERS = 50;

const mintersOf = (chainId: ChainId, token: Buffer) => sql`
  select subject from (
    select distinct on (series, subject) subject, value, block from chain.checkpoint
    where chain_id = ${chainId} and contract = ${token} and series in ('mintingLimit', 'burningLimit')
    order by series, subject, block desc) newest
  where value > 0 group by subject order by max(block) desc, subject limit ${MOST_MINTERS}`;

/** Who may mint or burn the tokens of registered organisations, which are the only ones whose events are indexed. */
export function createTokenMinters(db: Queryable) {
  return {
    /** The newest first. */
    async of(chainId: ChainId, token: Address): Promise<Address[]> {
      const { rows } = await db.query<{ subject: Buffer }>(statement(mintersOf(chainId, bytes(token)), 'token_minters'));
      return rows.map(({ subject }) => addressOf(subject));
    },
  };
}

export type TokenMinters = ReturnType<typeof createTokenMinters>;
