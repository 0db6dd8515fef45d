import { randomUUID } from 'node:crypto';
import type { OrganisationState, TokenInput } from '@althing/domain/organisation';
import type { Pool } from 'pg';
import type { TestOrganisation } from './founding.ts';
import { TEST_CHAIN_ID } from './services.ts';

interface Options {
  name?: string;
  state?: OrganisationState;
  token?: Pick<TokenInput, 'symbol'> | null;
}

/** Writes what the ledger keeps of an organisation. @returns its creator's id and its slug. */
export async function keepInLedger(
  pool: Pool,
  { contracts }: Pick<TestOrganisation, 'contracts'>,
  { name = 'A', state = 'registered', token = null }: Options = {},
): Promise<{ creatorId: string; slug: string }> {
  const [creatorId, id] = [randomUUID(), randomUUID()];
  await pool.query('insert into app.users (id, address, is_safe) values ($1, $2, false)', [
    creatorId,
    Buffer.from(`${id.replaceAll('-', '')}00000000`, 'hex'),
  ]);
  await pool.query(
    `insert into app.organisations (id, slug, name, name_key, category_id, profile, modules, token, salt, chain_ids, has_bonding_engine, creator_id,
      state, created_at, touched_at)
    select $1::uuid, $1::text, $2, 'a', id, '{}', '{}', $3::jsonb, '\\x01', '{}', false, $4, $5, now(), now() from app.categories limit 1`,
    [id, name, token && JSON.stringify(token), creatorId, state],
  );
  await pool.query(
    `insert into app.deployments (organisation_id, chain_id, deployer, plan, registered_at) values ($1, $2, '\\x01', '{}', now())`,
    [id, TEST_CHAIN_ID],
  );
  for (const [position, address] of contracts.entries()) {
    await pool.query(
      `insert into app.organisation_contracts (id, organisation_id, chain_id, position, step_id, kind, name, address, state, updated_at)
      values ($1, $2, $3, $4::int, $4::int::text, 'safeTreasury', 'A', $5, 'planned', now())`,
      [randomUUID(), id, TEST_CHAIN_ID, position, Buffer.from(address.slice(2), 'hex')],
    );
  }
  return { creatorId, slug: id };
}
