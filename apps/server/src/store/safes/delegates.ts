import { SAFE_LIMITS } from '@althing/domain/safes';
import { type Address, type ChainId, NATIVE } from '@althing/domain/units';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { safeDelegates as delegates } from '../schema/index.ts';

export type SafeDelegate = typeof delegates.$inferSelect;

/** The value of `safe` for delegates who may propose to every Safe of the delegator. */
export const EVERY_SAFE = NATIVE;

export interface DelegateFilter {
  chainId: ChainId;
  safe?: Address | undefined;
  delegate?: Address | undefined;
  delegator?: Address | undefined;
  label?: string | undefined;
}

const matching = ({ chainId, safe, delegate, delegator, label }: DelegateFilter) =>
  and(
    eq(delegates.chainId, chainId),
    safe && eq(delegates.safe, safe),
    delegate && eq(delegates.delegate, delegate),
    delegator && eq(delegates.delegator, delegator),
    label === undefined ? undefined : eq(delegates.label, label),
  );

export function createSafeDelegates(db: Database) {
  return {
    /** Adds a delegate, or gives one that exists another label. False where the delegator has as many as one may have. */
    add: (delegate: Omit<SafeDelegate, 'createdAt'>, now: Date): Promise<boolean> =>
      db.transaction(async (on) => {
        const { chainId, delegator, label } = delegate;
        await on.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`delegates:${chainId}:${delegator.toLowerCase()}`}, 0))`);
        const isKnown = (await on.$count(delegates, and(matching({ ...delegate, label: undefined })))) > 0;
        if (!isKnown && (await on.$count(delegates, matching({ chainId, delegator }))) >= SAFE_LIMITS.delegates) return false;
        await on
          .insert(delegates)
          .values({ ...delegate, createdAt: now })
          .onConflictDoUpdate({ target: [delegates.chainId, delegates.delegator, delegates.delegate, delegates.safe], set: { label } });
        return true;
      }),

    /** Removes the delegate from all Safes of the delegator, or from one. @returns how many entries there were. */
    async remove(filter: Required<Pick<DelegateFilter, 'chainId' | 'delegate' | 'delegator'>> & { safe?: Address | undefined }) {
      return (await db.delete(delegates).where(matching(filter)).returning({ delegate: delegates.delegate })).length;
    },

    async list(filter: DelegateFilter, { limit, offset }: { limit: number; offset: number }) {
      const [total] = await db.select({ count: count() }).from(delegates).where(matching(filter));
      const rows = await db
        .select()
        .from(delegates)
        .where(matching(filter))
        .orderBy(asc(delegates.createdAt), asc(delegates.delegator), asc(delegates.delegate), asc(delegates.safe))
        .limit(limit)
        .offset(offset);
      return { count: total!.count, rows };
    },

    /** The first of `owners` that lets the delegate propose to the Safe. */
    async delegatorOf(chainId: ChainId, safe: Address, delegate: Address, owners: readonly Address[]): Promise<Address | undefined> {
      if (owners.length === 0) return undefined;
      const [row] = await db
        .select({ delegator: delegates.delegator })
        .from(delegates)
        .where(
          and(
            eq(delegates.chainId, chainId),
            eq(delegates.delegate, delegate),
            inArray(delegates.safe, [safe, EVERY_SAFE]),
            inArray(delegates.delegator, [...owners]),
          ),
        )
        .orderBy(asc(delegates.createdAt))
        .limit(1);
      return row?.delegator;
    },
  };
}
