import { MAX_LABELS } from '@althing/domain/labels';
import type { Address } from '@althing/domain/units';
import { and, count, eq, ne } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { Database } from './database.ts';
import { addressLabels, users } from './schema/index.ts';

export interface AddressLabel {
  address: Address;
  label: string;
}

/** What users call addresses. */
export function createAddressLabels(db: Database) {
  const { userId: owner, address: named, label: text } = addressLabels;
  return {
    async of(userId: string): Promise<AddressLabel[]> {
      const rows = await db
        .select({ address: named, label: text })
        .from(addressLabels)
        .where(eq(owner, userId))
        .orderBy(text, named)
        .limit(MAX_LABELS);
      return rows.map(({ address, label }) => ({ address: getAddress(address), label }));
    },

    /** Answers false where the user has named as many addresses as one may. */
    set: (userId: string, address: Address, label: string): Promise<boolean> =>
      db.transaction(async (on) => {
        // Names of one user are given one at a time, so that several at once do not exceed the bound together.
        await on.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
        const [others] = await on
          .select({ n: count() })
          .from(addressLabels)
          .where(and(eq(owner, userId), ne(named, address)));
        if (others!.n >= MAX_LABELS) return false;
        await on
          .insert(addressLabels)
          .values({ userId, address, label })
          .onConflictDoUpdate({ target: [owner, named], set: { label } });
        return true;
      }),

    async drop(userId: string, address: Address): Promise<void> {
      await db.delete(addressLabels).where(and(eq(owner, userId), eq(named, address)));
    },
  };
}

export type AddressLabels = ReturnType<typeof createAddressLabels>;
