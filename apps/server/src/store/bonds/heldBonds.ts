import { type SQL, sql } from 'drizzle-orm';
import { bytes } from '../chain/columns.ts';
import type { Account } from './viewer.ts';

/*
 * What an account holds now, whoever bought it, as subqueries. Bonds are stored as histories of balances and vesting schedules as links to their
 * beneficiaries. Both follow transfers, and go back when a block is undone.
 */

/** 32 bytes as the decimal number by which purchases and redemptions name the bond. */
const idIn = (value: SQL) =>
  sql`(select sum(get_byte(${value}, place) * 256::numeric ^ (31 - place)) from generate_series(0, 31) as place)::numeric(78)`;

/** Bonds held now. Fixed-term bonds are stored under their teller by account and id, fixed-expiry ones under their own token by account. */
export const heldBonds = ({ address, chainId }: Account) => sql`
  select b.chain_id, b.contract, coalesce(maker.creator, b.contract) as teller, named.subject, ${idIn(sql`named.subject`)} as bond_id,
    b.value as balance
  from (select distinct on (chain_id, contract, subject) chain_id, contract, subject, value from chain.checkpoint
    where series = 'bondBalance' and substring(subject from 1 for 20) = ${bytes(address)} and (${chainId}::bigint is null or chain_id = ${chainId}::bigint)
    order by chain_id, contract, subject, block desc) b
  left join chain.contract maker on maker.chain_id = b.chain_id and maker.address = b.contract and maker.kind = 'bondToken'
  cross join lateral (select case when maker.address is null then substring(b.subject from 21)
    else decode(lpad(encode(b.contract, 'hex'), 64, '0'), 'hex') end as subject) named
  where b.value > 0`;

/** Vesting schedules whose beneficiary is the account now. */
export const heldSchedules = ({ address, chainId }: Account) => sql`
  select s.* from (select distinct chain_id, contract, subject from chain.link
    where target = ${bytes(address)} and relation = 'beneficiary' and (${chainId}::bigint is null or chain_id = ${chainId}::bigint)) given
  join chain.bond_schedule s on s.chain_id = given.chain_id and s.vault = given.contract and s.subject = given.subject
  where (select target from chain.link l where l.chain_id = s.chain_id and l.contract = s.vault and l.relation = 'beneficiary'
    and l.subject = s.subject order by block desc, log_index desc limit 1) = ${bytes(address)}`;
