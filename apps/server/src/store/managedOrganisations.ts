import type { Address, ChainId, Hex } from '@althing/domain/units';
import { type SQL, sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { Database } from './database.ts';
import type { User } from './users.ts';

type Account = Pick<User, 'id' | 'address' | 'chainId'>;

const hasPrivateMarkets = (organisation: SQL) =>
  sql`exists (select from app.bond_markets r where r.organisation_id = ${organisation} and r.is_private and r.market_id is not null)`;

/** Starts from the account, never from all organisations: every list that somebody reads while signed in runs this query. */
export function managedQuery({ id, address, chainId }: Account): SQL {
  const account = address.toLowerCase();
  const bytes = sql`decode(${account.slice(2)}, 'hex')`;
  return sql`
    with safe as (
      select chain_id, address from chain.event where name = 'SafeSetup' and args -> 'owners' ? ${account}
      union
      select chain_id, address from chain.event where name = 'AddedOwner' and args ->> 'owner' = ${account}
    ), engine as (
      select organisation_id, chain_id from app.bonding_engines where address = ${bytes}
      union
      select b.organisation_id, b.chain_id from safe
      join app.bonding_engines b on b.chain_id = safe.chain_id and b.address = safe.address
      cross join lateral (select e.name from chain.event e where e.chain_id = safe.chain_id and e.address = safe.address
        and e.name in ('SafeSetup', 'AddedOwner', 'RemovedOwner')
        and (e.name = 'SafeSetup' and e.args -> 'owners' ? ${account} or e.name <> 'SafeSetup' and e.args ->> 'owner' = ${account})
        order by e.block desc, e.log_index desc limit 1) signing
      where signing.name <> 'RemovedOwner'
    )
    select o.id from app.organisations o where o.creator_id = ${id} and ${hasPrivateMarkets(sql`o.id`)}
    union
    select engine.organisation_id from engine
    where (${chainId}::bigint is null or ${chainId}::bigint = engine.chain_id) and ${hasPrivateMarkets(sql`engine.organisation_id`)}`;
}

/** Ids of organisations with private markets that the account created, or whose bonding engine it is or (by indexed events) signs for. */
export async function managedBy(db: Database, account: Account): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(managedQuery(account));
  return rows.map((row) => row.id);
}

/** How many Safes that were not created by the platform are asked for their owners in one go. */
const MAX_UNINDEXED = 100;

/** Ranks Safes per user who recorded markets, so that one user with many Safes does not keep those of others from being asked. */
export const unindexedQuery = (chainId: ChainId | null): SQL => sql`
  select organisation_id, chain_id, address from (
    select b.organisation_id, b.chain_id, b.address,
      row_number() over (partition by market.recorded_by order by b.organisation_id, b.chain_id, b.address) as turn
    from (
      select r.organisation_id, min(r.recorded_by::text) as recorded_by from app.bond_markets r
      where r.is_private and r.market_id is not null group by r.organisation_id
    ) market
    join app.bonding_engines b on b.organisation_id = market.organisation_id
    where b.is_named and (${chainId}::bigint is null or ${chainId}::bigint = b.chain_id)
      and not exists (select from chain.event e where e.chain_id = b.chain_id and e.address = b.address and e.name = 'SafeSetup')
  ) engine
  order by turn, organisation_id, chain_id, address limit ${MAX_UNINDEXED}`;

/** Bonding-engine addresses of organisations with private markets, on the account's chains, whose owners no event has told. */
export async function unindexedEngines(
  db: Database,
  { chainId: of }: Pick<Account, 'chainId'>,
): Promise<{ organisationId: string; chainId: ChainId; address: Address }[]> {
  const { rows } = await db.execute<{ organisation_id: string; chain_id: string; address: Buffer }>(unindexedQuery(of));
  return rows.map(({ organisation_id: organisationId, chain_id: chainId, address }) => ({
    organisationId,
    chainId: Number(chainId),
    address: getAddress(`0x${address.toString('hex')}` satisfies Hex),
  }));
}
