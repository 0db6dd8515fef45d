import { sql } from 'drizzle-orm';
import type { OrganisationsOf } from './chainStore.ts';
import { bytes } from './columns.ts';
import { statement } from '../statement.ts';

/** Organisations with any of the addresses in their deployment ledger on that chain. */
export const ledgerOrganisationsOf: OrganisationsOf = async (client, chainId, addresses) => {
  const { rows } = await client.query<{ organisation_id: string }>(
    statement(
      sql`select distinct organisation_id from app.organisation_contracts where chain_id = ${chainId} and address = any(${sql.param(addresses.map(bytes))}::bytea[])`,
    ),
  );
  return rows.map(({ organisation_id }) => organisation_id);
};
