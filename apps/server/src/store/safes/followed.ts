import { SAFE_LIMITS } from '@althing/domain/safes';
import type { Address, ChainId } from '@althing/domain/units';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';
import { followedSafes, organisationContracts } from '../schema/index.ts';

export interface SafeKey {
  chainId: ChainId;
  safe: Address;
}

const isSafe = ({ chainId, safe }: SafeKey) => and(eq(followedSafes.chainId, chainId), eq(followedSafes.address, safe));

async function isPlanned(on: Transaction, { chainId, safe }: SafeKey): Promise<boolean> {
  const [row] = await on
    .select({ chainId: organisationContracts.chainId })
    .from(organisationContracts)
    .where(and(eq(organisationContracts.chainId, chainId), eq(organisationContracts.address, safe)))
    .limit(1);
  return row !== undefined;
}

/**
 * Has the events of a Safe read from `sinceBlock` on, unless a plan does that already. False where too many Safes of the chain are followed.
 */
export async function follow(on: Transaction, key: SafeKey, sinceBlock: number, now: Date): Promise<boolean> {
  if (await isPlanned(on, key)) return true;
  const known = await on.update(followedSafes).set({ usedAt: now }).where(isSafe(key)).returning({ address: followedSafes.address });
  if (known.length > 0) return true;
  await on.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`followed:${key.chainId}`}, 0))`);
  const count = await on.$count(followedSafes, eq(followedSafes.chainId, key.chainId));
  if (count >= SAFE_LIMITS.followed) return false;
  await on.insert(followedSafes).values({ chainId: key.chainId, address: key.safe, sinceBlock, usedAt: now }).onConflictDoNothing();
  return true;
}

/** Stops following Safes that nobody has used since then. What was read of them stays until the chain is read again. */
export async function unfollow(db: Database, usedBefore: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const gone = await transaction.delete(followedSafes).where(lt(followedSafes.usedAt, usedBefore)).returning();
    for (const { chainId, address } of gone) {
      if (await isPlanned(transaction, { chainId, safe: address })) continue;
      await transaction.execute(
        sql`delete from chain.watched where chain_id = ${chainId} and address = decode(${address.slice(2)}, 'hex')`,
      );
    }
  });
}
