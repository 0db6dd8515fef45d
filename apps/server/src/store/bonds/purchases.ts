import { sql } from 'drizzle-orm';
import type { BondPurchase, PurchasedMarket } from '@althing/domain/http';
import type { ChainId } from '@althing/domain/units';
import { decodeKeyset, DIGITS, encodeKeyset, isBelow, type Page, type PageRequest } from '../chain/keyset.ts';
import type { Queryable } from '../chain/queryable.ts';
import type { Tokens } from '../tokens.ts';
import { marketSource, tokensOf } from './marketRows.ts';
import { ofAccount, type PurchaseRow, purchasesOf, type SoldRow, toPurchase, toPurchasedMarket, wholePurchases } from './purchaseRows.ts';
import type { Account } from './viewer.ts';
import { statement } from '../statement.ts';

/** Bonds of one token, by the number that purchases and redemptions have for it. */
export interface Bond {
  chainId: ChainId;
  bondId: string;
}

export const bondKey = ({ chainId, bondId }: Bond) => `${chainId}:${bondId}`;

const cursorOf = (row: PurchaseRow) => encodeKeyset([row.at, row.chain_id, row.block, row.log_index]);

const NEWEST = sql`order by at desc, chain_id desc, block desc, log_index desc`;
const WHOLE_NEWEST = sql`order by p.at desc, p.chain_id desc, p.block desc, p.log_index desc`;

/**
 * A purchase stays in the history of its recipient, whoever paid for it. What can still be claimed of it belongs to its present holder.
 *
 * @param wallClock - UNIX seconds.
 */
export function createBondPurchases(db: Queryable, tokens: Tokens, wallClock: () => number) {
  const now = () => Math.floor(wallClock());

  async function views(rows: readonly PurchaseRow[]): Promise<BondPurchase[]> {
    const found = await tokens.views(rows.flatMap(tokensOf));
    return rows.map((row) => toPurchase(row, found));
  }

  return {
    /** Purchases of which the account can still redeem or claim something, newest first. */
    async open(account: Account, { limit, cursor }: PageRequest): Promise<Page<BondPurchase>> {
      const after = cursor === undefined ? null : decodeKeyset(cursor, [DIGITS.time, DIGITS.chain, DIGITS.block, DIGITS.logIndex]);
      const { rows } = await db.query<PurchaseRow>(
        statement(
          sql`${purchasesOf(account)} ${wholePurchases(
            sql`select * from mine where due > 0
              and ${isBelow({ at: 'bigint', chain_id: 'bigint', block: 'bigint', log_index: 'int' }, after)} ${NEWEST} limit ${limit + 1}`,
            now(),
          )} ${WHOLE_NEWEST}`,
          'bond_purchases_open',
        ),
      );
      const kept = rows.slice(0, limit);
      const last = kept.at(-1);
      return { items: await views(kept), nextCursor: rows.length > limit && last ? cursorOf(last) : null };
    },

    /** The market of the first purchase of each bond, by `bondKey`: who sells dust of it later puts no other name before its holders. What a private market is called is for its buyers. */
    async firstSold(bonds: readonly Bond[]): Promise<ReadonlyMap<string, PurchasedMarket>> {
      if (bonds.length === 0) return new Map();
      const [chains, ids] = [sql.param(bonds.map(({ chainId }) => chainId)), sql.param(bonds.map(({ bondId }) => bondId))];
      const { rows } = await db.query<SoldRow & { bond_id: string }>(
        statement(
          sql`select asked.bond_id, m.chain_id, m.market_id, m.is_fixed_term, m.linear_duration, m.payout_token, m.quote_token, owned.owner,
            status.state, case when not m.is_private then r.id end as record_id, case when not m.is_private then r.name end as record_name
          from unnest(${chains}::bigint[], ${ids}::numeric[]) as asked (chain_id, bond_id)
          cross join lateral (select p.market_id from chain.bond_purchase p where p.chain_id = asked.chain_id and p.bond_id = asked.bond_id
            order by p.block, p.log_index limit 1) sold
          join (${marketSource(now())}) on m.chain_id = asked.chain_id and m.market_id = sold.market_id`,
          'bonds_first_sold',
        ),
      );
      const found = await tokens.views(rows.flatMap(tokensOf));
      return new Map(rows.map((row) => [bondKey({ chainId: Number(row.chain_id), bondId: row.bond_id }), toPurchasedMarket(row, found)]));
    },

    /** All purchases of the account, newest first. `page` counts from 1. */
    async history(account: Account, page: number, limit: number): Promise<{ items: BondPurchase[]; total: number }> {
      const { rows } = await db.query<PurchaseRow>(
        statement(
          sql`${purchasesOf(account)} ${wholePurchases(
            sql`select * from mine where is_own ${NEWEST} limit ${limit} offset ${(page - 1) * limit}`,
            now(),
          )} ${WHOLE_NEWEST}`,
          'bond_purchases_history',
        ),
      );
      const { rows: counted } = await db.query<{ total: number }>(
        statement(sql`select count(*)::int as total from chain.bond_purchase where ${ofAccount(account)}`, 'bond_purchases_count'),
      );
      return { items: await views(rows), total: counted[0]!.total };
    },
  };
}

export type BondPurchases = ReturnType<typeof createBondPurchases>;
