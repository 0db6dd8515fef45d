import pg from 'pg';

async function query(databaseUrl: string, statements: readonly { text: string; values?: unknown[] }[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const { text, values } of statements) await client.query(text, values);
  } finally {
    await client.end();
  }
}

/** A further empty database of the same cluster; the server that is started on it makes its tables. */
export const createDatabase = (clusterUrl: string, name: string): Promise<void> => query(clusterUrl, [{ text: `create database ${name}` }]);

/** Organisations as people name them, straight into the table: the list is measured, not the way in. Needs one user. */
export const fillOrganisations = (databaseUrl: string, count: number): Promise<void> =>
  query(databaseUrl, [
    {
      text: `insert into app.organisations
         (id, slug, name, name_key, profile, category_id, modules, salt, chain_ids, has_bonding_engine, creator_id, state, created_at, touched_at)
       select gen_random_uuid(), 'bench-' || n, word || ' ' || n, word || ' ' || n,
         '{"description":"An organisation of the benchmark","links":[]}',
         (select id from app.categories order by position limit 1 offset n % (select count(*) from app.categories)),
         '{"protocolUpgrades":{"isMultisig":false,"addresses":["0x0000000000000000000000000000000000000001"],"threshold":1}}',
         decode(md5(n::text) || md5(n::text), 'hex'), array[31337 + n % 3], false, (select id from app.users limit 1), 'deployed',
         now() - n * interval '1 second', now()
       from generate_series(1, $1::int) n,
         lateral (select (array['harbour','lichen','meadow','granite','heron','willow','basalt'])[1 + n % 7] as word) w`,
      values: [count],
    },
    { text: 'vacuum analyze app.organisations' },
  ]);
