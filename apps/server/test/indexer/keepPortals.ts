import { randomUUID } from 'node:crypto';
import type { OrganisationState } from '@althing/domain/organisation';
import type { Pool } from 'pg';

interface Place {
  chainId: number;
  address: string;
  kind?: 'assetController' | 'lockbox' | 'token';
}

interface Portals {
  name: string;
  symbol: string;
  state?: OrganisationState;
  contracts: readonly Place[];
  existingTokens?: readonly Pick<Place, 'chainId' | 'address'>[];
}

/** Writes what the ledger keeps of an organisation with portals. @returns its id. */
export async function keepPortals(pool: Pool, { name, symbol, state = 'deployed', contracts, existingTokens }: Portals): Promise<string> {
  const [creatorId, id] = [randomUUID(), randomUUID()];
  await pool.query('insert into app.users (id, address, is_safe) values ($1, $2, false)', [
    creatorId,
    Buffer.from(id.replaceAll('-', ''), 'hex'),
  ]);
  await pool.query(
    `insert into app.organisations (id, slug, name, name_key, category_id, profile, modules, token, salt, chain_ids, has_bonding_engine, creator_id,
      state, created_at, touched_at)
    select $1::uuid, $1::text, $2, lower($2), id, '{}', '{}', $3::jsonb, '\\x01', '{}', false, $4, $5, clock_timestamp(), now() from app.categories limit 1`,
    [id, name, JSON.stringify({ name, symbol, existingTokens }), creatorId, state],
  );
  for (const [position, { chainId, address, kind = 'assetController' }] of contracts.entries()) {
    await pool.query(
      `insert into app.organisation_contracts (id, organisation_id, chain_id, position, step_id, kind, name, address, state, updated_at)
      values ($1, $2, $3, $4::int, $4::int::text, $5, '', $6, 'verified', now())`,
      [randomUUID(), id, chainId, position, kind, Buffer.from(address.slice(2), 'hex')],
    );
  }
  return id;
}
