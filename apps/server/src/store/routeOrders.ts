import type { OrderedRoute } from '@althing/domain/bridges';
import type { Hex } from '@althing/domain/units';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from './database.ts';
import { routeOrders as orders } from './schema/index.ts';

export type RouteOrderRow = typeof orders.$inferSelect;

/** Orders of bridges whose departures do not say to whom they go. */
export function createRouteOrders(db: Database) {
  return {
    /** @returns false where it is known already. */
    async add(row: RouteOrderRow): Promise<boolean> {
      return (await db.insert(orders).values(row).onConflictDoNothing().returning({ key: orders.key })).length === 1;
    },

    async find(provider: OrderedRoute, keys: readonly Hex[]): Promise<RouteOrderRow[]> {
      if (keys.length === 0) return [];
      return db
        .select()
        .from(orders)
        .where(and(eq(orders.provider, provider), inArray(orders.key, [...keys])));
    },

    async forget(before: Date): Promise<void> {
      await db.delete(orders).where(lt(orders.createdAt, before));
    },
  };
}

export type RouteOrders = ReturnType<typeof createRouteOrders>;
