import { SAFE_LIMITS } from '@althing/domain/safes';
import type { Address, ChainId } from '@althing/domain/units';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';
import { followedSafes } from '../schema/index.ts';

export interface SafeKey {
  chainId: ChainId;
  safe: Address;
}

const isSafe = ({ chainId, safe }: SafeKey) => and(eq(followedSafes.chainId, chainId), eq(followedSafes.address, safe));

/** Whether a plan has its events read. */
async function isOfPlan(on: Transaction, { chainId, safe }: SafeKey): Promise<boolean> {
  const address = sql`decode(${safe.slice(2)}, 'hex')`;
  const { rows } = await on.execute(sql`
    select from chain.watched w join app.organisation_contracts planned using (chain_id, address)
    where w.chain_id = ${chainId} and w.address = ${address} limit 1`);
  return rows.length > 0;
}

/**
 * Has the events of a Safe read from `sinceBlock` on, unless a plan has them read. False where too many Safes of the chain are followed.
 */
export async function follow(on: Transaction, key: SafeKey, sinceBlock: number, now: Date): Promise<boolean> {
  const known = await on.update(followedSafes).set({ usedAt: now }).where(isSafe(key)).returning({ address: followedSafes.address });
  if (known.length > 0 || (await isOfPlan(on, key))) return true;
  await on.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`followed:${key.chainId}`}, 0))`);
  const count = await on.$count(followedSafes, eq(followedSafes.chainId, key.chainId));
  if (count >= SAFE_LIMITS.followed) return false;
  await on.insert(followedSafes).values({ chainId: key.chainId, address: key.safe, sinceBlock, usedAt: now }).onConflictDoNothing();
  return true;
}

/**
 * Forgets Safes that nobody has used since then. Their events are read until the chain is read again from the start: what was read before
 * cannot be read a second time.
 */
export async function unfollow(db: Database, usedBefore: Date): Promise<void> {
  await db.delete(followedSafes).where(lt(followedSafes.usedAt, usedBefore));
}
