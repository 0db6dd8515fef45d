import { sql } from 'drizzle-orm';
import type { Task } from '@althing/domain/http';
import { upgradeTask } from '@althing/domain/tasks';
import { type UpgradeState, upgradeExpiry, upgradeStateAt } from '@althing/domain/upgrades';
import type { Queryable } from '../chain/queryable.ts';
import { statement } from '../statement.ts';
import { accountBytes, signingSafes, type TaskAccount } from './signing.ts';

interface Row {
  id: string;
  name: string;
  slug: string;
  organisation_name: string;
  state: UpgradeState;
  created_at: Date;
  executing_since: Date | null;
  has_voted: boolean;
}

const MAX_ROWS = 50;
const OPEN: readonly UpgradeState[] = ['open', 'approved', 'executed'];

/**
 * Upgrade proposals of organisations whose upgrades the account signs for: through their Safe, by its events, or as the one account that an
 * organisation which it founded names. Those of an earlier record can only be made again, and are left out while they are open.
 */
export async function readUpgradeTasks(db: Queryable, account: TaskAccount, now: Date): Promise<Task[]> {
  const { rows } = await db.query<Row>(
    statement(
      sql`with safe as materialized (${signingSafes(account)}), concerned as (
        select organisation_id as id from safe where kind = 'protocolUpgrades'
        union
        (select o.id from app.organisations o where o.creator_id = ${account.id}::uuid
          and lower(o.modules -> 'protocolUpgrades' -> 'addresses' ->> 0) = ${account.address.toLowerCase()}
          and o.modules -> 'protocolUpgrades' ->> 'isMultisig' = 'false' order by o.created_at limit ${MAX_ROWS})
      )
      select p.id, p.name, o.slug, o.name as organisation_name, p.state, p.created_at, p.executing_since,
        exists (select from app.upgrade_votes v where v.proposal_id = p.id and v.voter = ${accountBytes(account)}) as has_voted
      from concerned join app.organisations o on o.id = concerned.id
      cross join lateral (select * from app.upgrade_proposals p where p.organisation_id = o.id and p.state = any(${sql.param([...OPEN])})
        and (p.revision = o.revision or p.state = 'executed') order by p.created_at desc limit ${MAX_ROWS}) p
      order by p.created_at limit ${MAX_ROWS}`,
      'upgrade_tasks',
    ),
  );
  return rows.flatMap((row): Task[] => {
    const times = { state: row.state, createdAt: row.created_at, executingSince: row.executing_since };
    const expiry = upgradeExpiry(times);
    const waiting = upgradeTask(upgradeStateAt(times, now), row.has_voted, expiry && Math.floor(expiry.getTime() / 1000));
    if (!waiting) return [];
    return [
      {
        ...waiting,
        due: expiry?.toISOString() ?? null,
        id: `upgrade:${row.id}`,
        organisation: { slug: row.slug, name: row.organisation_name },
        title: row.name,
        now: now.toISOString(),
        place: { type: 'upgrade', id: row.id },
      },
    ];
  });
}
