import pg from 'pg';

/** One after the other, on one connection. */
export async function runStatements(databaseUrl: string, statements: readonly { text: string; values?: unknown[] }[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const { text, values } of statements) await client.query(text, values);
  } finally {
    await client.end();
  }
}

/** A further empty database of the same cluster; the server that is started on it makes its tables. */
export const createDatabase = (clusterUrl: string, name: string): Promise<void> =>
  runStatements(clusterUrl, [{ text: `create database ${name}` }]);

/** Organisations as people name them, straight into the table: the list is measured, not the way in. Needs one user. */
export const fillOrganisations = (databaseUrl: string, count: number): Promise<void> =>
  runStatements(databaseUrl, [
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

/** Gives the organisation `bench-1`, which has to be there, one contract on the first local chain, at the address of twenty equal bytes. */
const contractOf = (kind: 'safeTreasury' | 'token', byte: string) => [
  {
    text: `insert into app.deployments (organisation_id, chain_id, deployer, plan, registered_at)
     select id, 31337, decode(repeat('01', 20), 'hex'), '{}', now() from app.organisations where slug = 'bench-1'`,
  },
  {
    text: `insert into app.organisation_contracts (id, organisation_id, chain_id, position, step_id, kind, name, address, state, updated_at)
     select gen_random_uuid(), id, 31337, 0, '0', $1, '', decode(repeat($2, 20), 'hex'), 'verified', now()
     from app.organisations where slug = 'bench-1'`,
    values: [kind, byte],
  },
];

/** Members of one organisation, a third of whom vote for others, straight into the table. Needs one organisation, `bench-1`. */
export const fillMembers = (databaseUrl: string, count: number): Promise<void> =>
  runStatements(databaseUrl, [
    ...contractOf('token', '7a'),
    {
      text: `insert into chain.member (chain_id, token, account, balance, power, delegate)
       select 31337, decode(repeat('7a', 20), 'hex'), decode(substr(md5(n::text) || md5(n::text), 1, 40), 'hex'), n * 1e18,
         case when n % 3 = 0 then n * 3e18 else 0 end, null
       from generate_series(1, $1::int) n`,
      values: [count],
    },
    { text: 'vacuum analyze chain.member' },
  ]);

/** Transfers of one organisation's Safe and a stranger's spam, straight into the table. Needs one organisation, `bench-1`. */
export const fillTransfers = (databaseUrl: string, count: number): Promise<void> =>
  runStatements(databaseUrl, [
    ...contractOf('safeTreasury', '5a'),
    {
      text: `insert into chain.transfer (chain_id, block, log_index, part, at, transaction_hash, holder, direction, counterparty, token, value)
       select 31337, n, spam, 0, 1700000000 + n, decode(md5(n::text) || md5(n::text), 'hex'), decode(repeat('5a', 20), 'hex'),
         case when n % 3 = 0 then 'out' else 'in' end, decode(repeat('c0', 20), 'hex'),
         case when spam = 0 then decode(repeat('00', 20), 'hex') else decode(repeat(lpad(to_hex(spam), 2, '0'), 20), 'hex') end, n
       from generate_series(1, $1::int) n, generate_series(0, 3) spam`,
      values: [count],
    },
    { text: 'vacuum analyze chain.transfer' },
  ]);
