import { sql } from 'drizzle-orm';
import type { EndpointResponse, Task } from '@althing/domain/http';
import type { OrganisationState } from '@althing/domain/organisation';
import { deployTask } from '@althing/domain/tasks';
import type { Queryable } from '../chain/queryable.ts';
import { statement } from '../statement.ts';
import { accountBytes, isShown, signingSafes, type TaskAccount } from './signing.ts';

type OwnOrganisation = EndpointResponse<'GET /api/v1/users/me/tasks'>['organisations'][number];

interface Row {
  id: string;
  slug: string;
  name: string;
  logo_id: string | null;
  state: OrganisationState;
  roles: OwnOrganisation['roles'];
}

const MAX_OF_ROLE = 50;
const MAX_ROWS = 100;

/** Organisations of the account, those that it founded first, and which of them it has to finish. Tokens that it delegated come before others that it got. */
export async function readOwnOrganisations(
  db: Queryable,
  account: TaskAccount,
  now: string,
): Promise<{ tasks: Task[]; organisations: OwnOrganisation[] }> {
  const { rows } = await db.query<Row>(
    statement(
      sql`with safe as materialized (${signingSafes(account)}), own as (
        (select id, 'founder' as role, 0 as rank from app.organisations where creator_id = ${account.id}::uuid
          order by created_at desc, id desc limit ${MAX_OF_ROLE})
        union all
        (select c.organisation_id, 'member', 1 from (
            select chain_id, token from chain.member where account = ${accountBytes(account)} and (balance <> 0 or power <> 0)
              and (${account.chainId}::bigint is null or ${account.chainId}::bigint = chain_id)
            order by delegate is null, power desc, balance desc limit ${MAX_OF_ROLE}
          ) held join app.organisation_contracts c on c.chain_id = held.chain_id and c.address = held.token and c.kind = 'token')
        union all
        (select organisation_id, 'signer', 2 from safe)
      )
      select o.id, o.slug, o.name, o.logo_id, o.state, array_agg(distinct own.role) as roles
      from own join app.organisations o on o.id = own.id where ${isShown(account)} and o.state <> 'expired'
      group by o.id order by min(own.rank), o.created_at desc limit ${MAX_ROWS}`,
      'own_organisations',
    ),
  );
  const tasks = rows.flatMap(({ slug, name, state, roles }): Task[] => {
    const waiting = roles.includes('founder') ? deployTask(state) : undefined;
    if (!waiting) return [];
    return [{ ...waiting, due: null, id: `deploy:${slug}`, organisation: { slug, name }, title: name, now, place: { type: 'deployment' } }];
  });
  return { tasks, organisations: rows.map(({ id, slug, name, logo_id: logo, roles }) => ({ id, slug, name, logo, roles })) };
}
