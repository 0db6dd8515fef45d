import { type SQL, sql } from 'drizzle-orm';
import type { Address, ChainId } from '@althing/domain/units';
import { bytes } from '../chain/columns.ts';

/** Who is asked for. Accounts of contracts act on their own chain only. */
export interface TaskAccount {
  id: string;
  address: Address;
  chainId: ChainId | null;
}

/** Anybody can name somebody as an owner of a Safe; those of the oldest organisations are looked at. */
const MAX_SAFES = 50;

/** SQL: whether the newest word about `account` as an owner of the Safe is that it is one. `account` is lower-case text. */
export const isOwner = (chainId: SQL, safe: SQL, account: SQL): SQL => sql`coalesce((
  select e.name <> 'RemovedOwner' from chain.event e where e.chain_id = ${chainId} and e.address = ${safe}
    and e.name in ('SafeSetup', 'AddedOwner', 'RemovedOwner')
    and (e.name = 'SafeSetup' and e.args -> 'owners' ? ${account} or e.name <> 'SafeSetup' and e.args ->> 'owner' = ${account})
  order by e.block desc, e.log_index desc limit 1), false)`;

/** SQL: how many owners of the Safe have to sign, as text. */
export const thresholdOf = (chainId: SQL, safe: SQL): SQL => sql`(
  select e.args ->> 'threshold' from chain.event e where e.chain_id = ${chainId} and e.address = ${safe}
    and e.name in ('SafeSetup', 'ChangedThreshold') order by e.block desc, e.log_index desc limit 1)`;

/** SQL: what may be shown of an organisation `o` to the user. */
export const isShown = ({ id }: TaskAccount): SQL => sql`(o.state not in ('draft', 'expired') or o.creator_id = ${id}::uuid)`;

/** SQL: Safes of organisations that the account signs for, by indexed events. */
export function signingSafes(account: TaskAccount): SQL {
  const text = account.address.toLowerCase();
  return sql`
    select c.chain_id, c.address, c.kind, c.name, o.id as organisation_id, o.slug, o.name as organisation_name
    from (
      select chain_id, address from chain.event where name = 'SafeSetup' and args -> 'owners' ? ${text}
      union
      select chain_id, address from chain.event where name = 'AddedOwner' and args ->> 'owner' = ${text}
    ) named
    join app.organisation_contracts c on c.chain_id = named.chain_id and c.address = named.address
    join app.organisations o on o.id = c.organisation_id
    where (${account.chainId}::bigint is null or ${account.chainId}::bigint = c.chain_id) and ${isShown(account)}
      and ${isOwner(sql`c.chain_id`, sql`c.address`, sql`${text}::text`)}
    order by o.created_at, c.chain_id, c.position limit ${MAX_SAFES}`;
}

export const accountBytes = ({ address }: TaskAccount): Buffer => bytes(address);
