import type { OrganisationsOf } from './chainStore.ts';
import { bytes } from './columns.ts';

/** Organisations whose ledger plans or has any of the addresses on that chain. */
export const ledgerOrganisationsOf: OrganisationsOf = async (client, chainId, addresses) => {
  const { rows } = await client.query<{ organisation_id: string }>(
    'select distinct organisation_id from app.organisation_contracts where chain_id = $1 and address = any($2::bytea[])',
    [chainId, addresses.map(bytes)],
  );
  return rows.map(({ organisation_id }) => organisation_id);
};
