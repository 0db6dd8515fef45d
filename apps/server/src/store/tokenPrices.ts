import { sql } from 'drizzle-orm';
import type { Address, ChainId } from '@althing/domain/units';
import type { TokenPrice } from '../base/config.ts';
import { hexes, hexOf, numbers } from './chain/columns.ts';
import type { Queryable } from './chain/queryable.ts';
import { statement } from './statement.ts';

/** The history of prices, with one row for each change. */
export function createTokenPrices(db: Queryable) {
  return {
    /**
     * Stores prices that differ from the last known ones.
     *
     * @param now - UNIX seconds from which they apply.
     * @param isTimeless - whether a token's first price also applies to the time before it.
     */
    async add(prices: readonly TokenPrice[], { now, isTimeless }: { now: number; isTimeless: boolean }): Promise<void> {
      await db.query(
        statement(
          sql`insert into app.token_prices (chain_id, address, since, usd)
          select given.chain_id, given.address, case when last.usd is null and ${isTimeless}::boolean then 0 else ${now}::bigint end, given.usd
          from (select chain_id, decode(address, 'hex') as address, usd from unnest(${numbers(prices.map(({ chainId }) => chainId))}::bigint[],
            ${hexes(prices.map(({ address }) => address))}::text[],
            ${sql.param(prices.map(({ usd }) => usd))}::numeric[]) as rows (chain_id, address, usd)) given
          left join lateral (select usd from app.token_prices p where p.chain_id = given.chain_id and p.address = given.address
            order by since desc limit 1) last on true
          where last.usd is distinct from given.usd
          on conflict (chain_id, address, since) do update set usd = excluded.usd`,
          'token_prices_add',
        ),
      );
    },

    /** The newest price of each that has one, by lower-case address. */
    async newest(chainId: ChainId, addresses: readonly Address[]): Promise<ReadonlyMap<string, number>> {
      const { rows } = await db.query<{ address: Buffer; usd: string }>(
        statement(
          sql`select key.address, newest.usd from (select distinct decode(address, 'hex') as address from unnest(${hexes(addresses)}::text[]) as given (address)) key
          cross join lateral (select usd from app.token_prices p where p.chain_id = ${chainId} and p.address = key.address order by since desc limit 1) newest`,
          'token_prices_newest',
        ),
      );
      return new Map(rows.map(({ address, usd }) => [hexOf(address), Number(usd)]));
    },
  };
}

export type TokenPrices = ReturnType<typeof createTokenPrices>;
