import type { BondPurchase } from '@althing/domain/http';
import { bytes } from '../chain/columns.ts';
import { decodeKeyset, DIGITS, encodeKeyset, type Page, type PageRequest } from '../chain/keyset.ts';
import type { Queryable } from '../chain/queryable.ts';
import type { Tokens } from '../tokens.ts';
import { tokensOf } from './marketRows.ts';
import { HOLDINGS, PURCHASE_COLUMNS, PURCHASE_SOURCE, type PurchaseRow, toPurchase } from './purchaseRows.ts';
import type { Viewer } from './viewer.ts';

/** A contract account is itself on its own chain only. */
export type Account = Pick<Viewer, 'address' | 'chainId'>;

const cursorOf = (row: PurchaseRow) => encodeKeyset([row.at, row.chain_id, row.block, row.log_index]);

/** `$2` and `$3` are the account. */
const OF_ACCOUNT = 'p.recipient = $2 and ($3::bigint is null or p.chain_id = $3::bigint)';

/** Its purchases, and those of schedules that others have passed on to it, which were opened in the block of their purchase. */
const CONCERNS_ACCOUNT = `(p.chain_id, p.block, p.log_index) in (
  select p.chain_id, p.block, p.log_index from chain.bond_purchase p where ${OF_ACCOUNT}
  union select b.chain_id, b.block, b.log_index from schedule s
    join chain.bond_purchase b on b.chain_id = s.chain_id and b.block = s.block and b.bond_id = s.schedule_id)`;

const NEWEST = 'order by p.at desc, p.chain_id desc, p.block desc, p.log_index desc';

/**
 * A purchase stays in its recipient's history, whoever sent or paid it; what is still to be had of it is its holder's.
 *
 * @param wallClock - UNIX seconds.
 */
export function createBondPurchases(db: Queryable, tokens: Tokens, wallClock: () => number) {
  const accountColumns = ({ address, chainId }: Account) => [Math.floor(wallClock()), bytes(address), chainId];

  async function views(rows: readonly PurchaseRow[]): Promise<BondPurchase[]> {
    const found = await tokens.views(rows.flatMap(tokensOf));
    return rows.map((row) => toPurchase(row, found));
  }

  return {
    /** Those of which the account has something to redeem or to claim, newest first. */
    async open(account: Account, { limit, cursor }: PageRequest): Promise<Page<BondPurchase>> {
      const after =
        cursor === undefined ? [null, null, null, null] : decodeKeyset(cursor, [DIGITS.time, DIGITS.chain, DIGITS.block, DIGITS.logIndex]);
      const { rows } = await db.query<PurchaseRow>({
        name: 'bond_purchases_open',
        text: `${HOLDINGS} select ${PURCHASE_COLUMNS} from ${PURCHASE_SOURCE}
          where ${CONCERNS_ACCOUNT} and due.amount > 0
            and ($4::bigint is null or (p.at, p.chain_id, p.block, p.log_index) < ($4::bigint, $5::bigint, $6::bigint, $7::int))
          ${NEWEST} limit $8`,
        values: [...accountColumns(account), ...after, limit + 1],
      });
      const kept = rows.slice(0, limit);
      const last = kept.at(-1);
      return { items: await views(kept), nextCursor: rows.length > limit && last ? cursorOf(last) : null };
    },

    /** Every one of them, newest first. */
    async history(account: Account, page: number, limit: number): Promise<{ items: BondPurchase[]; total: number }> {
      const { rows } = await db.query<PurchaseRow>({
        name: 'bond_purchases_history',
        text: `${HOLDINGS} select ${PURCHASE_COLUMNS} from ${PURCHASE_SOURCE} where ${OF_ACCOUNT} ${NEWEST} limit $4 offset $5`,
        values: [...accountColumns(account), limit, (page - 1) * limit],
      });
      const { rows: counted } = await db.query<{ total: number }>({
        name: 'bond_purchases_count',
        text: 'select count(*)::int as total from chain.bond_purchase p where p.recipient = $1 and ($2::bigint is null or p.chain_id = $2::bigint)',
        values: [bytes(account.address), account.chainId],
      });
      return { items: await views(rows), total: counted[0]!.total };
    },
  };
}

export type BondPurchases = ReturnType<typeof createBondPurchases>;
