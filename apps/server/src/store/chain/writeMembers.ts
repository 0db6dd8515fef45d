import { sql } from 'drizzle-orm';
import type { Hex } from '@althing/domain/units';
import type { ClientBase } from 'pg';
import type { Checkpoint } from './checkpoints.ts';
import type { PositionedChange } from './update.ts';
import { hexes, hexOf, numbers } from './columns.ts';
import { statement } from '../statement.ts';

/*
 * A member row holds the newest balance, power and delegate of an account, so that members can be sorted by them. It exists as soon as one of
 * the three was ever set, so a step forward only has to write what it changed.
 */

/** Identifies one account of one token. */
export interface MemberKey {
  token: Hex;
  account: Hex;
}

/** What a step set; null for what it did not change. */
interface MemberUpdate extends MemberKey {
  balance: bigint | null;
  power: bigint | null;
  delegate: Hex | null;
}

/** What each changed member has after a step. */
export function memberUpdates(checkpoints: readonly Checkpoint[], changes: readonly PositionedChange[]): MemberUpdate[] {
  const updates = new Map<string, MemberUpdate>();
  const of = (token: Hex, account: Hex): MemberUpdate => {
    const key = `${token}:${account}`;
    const update = updates.get(key) ?? { token, account, balance: null, power: null, delegate: null };
    updates.set(key, update);
    return update;
  };
  for (const { contract, series, subject, value } of checkpoints)
    if (series === 'balance' || series === 'power') of(contract, subject)[series] = value;
  for (const change of changes)
    if (change.table === 'link' && change.relation === 'delegate') of(change.contract, change.subject).delegate = change.target;
  return [...updates.values()];
}

const deleteEmpty = (client: ClientBase, chainId: number, keys: readonly MemberKey[]) =>
  client.query(
    statement(sql`delete from chain.member m using (select decode(t, 'hex') as token, decode(a, 'hex') as account
       from unnest(${hexes(keys.map((key) => key.token))}::text[], ${hexes(keys.map((key) => key.account))}::text[]) as keys (t, a)) k
     where m.chain_id = ${chainId} and m.token = k.token and m.account = k.account and m.balance = 0 and m.power = 0 and m.delegate is null`),
  );

/** Writes the members that a step changed. */
export async function updateMembers(client: ClientBase, chainId: number, updates: readonly MemberUpdate[]): Promise<void> {
  if (updates.length === 0) return;
  await client.query(
    statement(sql`merge into chain.member m
     using (select decode(token, 'hex') as token, decode(account, 'hex') as account, balance, power, decode(delegate, 'hex') as delegate
       from unnest(${hexes(updates.map((update) => update.token))}::text[],
         ${hexes(updates.map((update) => update.account))}::text[],
         ${numbers(updates.map((update) => update.balance))}::numeric[],
         ${numbers(updates.map((update) => update.power))}::numeric[],
         ${hexes(updates.map((update) => update.delegate))}::text[]) as rows (token, account, balance, power, delegate)) k
     on m.chain_id = ${chainId} and m.token = k.token and m.account = k.account
     when matched then update set
       balance = coalesce(k.balance, m.balance), power = coalesce(k.power, m.power), delegate = coalesce(k.delegate, m.delegate)
     when not matched then insert (chain_id, token, account, balance, power, delegate)
       values (${chainId}, k.token, k.account, coalesce(k.balance, 0), coalesce(k.power, 0), k.delegate)`),
  );
  await deleteEmpty(client, chainId, updates);
}

/** Members that blocks above `block` changed. */
export async function membersAbove(client: ClientBase, chainId: number, block: number): Promise<MemberKey[]> {
  const { rows } = await client.query<{ token: Buffer; account: Buffer }>(
    statement(sql`select contract as token, subject as account from chain.checkpoint where chain_id = ${chainId} and block > ${block} and series in ('balance', 'power')
     union
     select contract, subject from chain.link where chain_id = ${chainId} and block > ${block} and relation = 'delegate'`),
  );
  return rows.map(({ token, account }) => ({ token: hexOf(token), account: hexOf(account) }));
}

/** Recomputes members from the rows left after blocks were undone. */
export async function recomputeMembers(client: ClientBase, chainId: number, keys: readonly MemberKey[]): Promise<void> {
  if (keys.length === 0) return;
  await client.query(
    statement(sql`insert into chain.member (chain_id, token, account, balance, power, delegate)
     select ${chainId}, k.token, k.account, coalesce(b.value, 0), coalesce(p.value, 0), d.target
     from (select decode(t, 'hex') as token, decode(a, 'hex') as account from unnest(${hexes(keys.map((key) => key.token))}::text[],
       ${hexes(keys.map((key) => key.account))}::text[]) as keys (t, a)) k
     left join lateral (select value from chain.checkpoint where chain_id = ${chainId} and contract = k.token and series = 'balance'
       and subject = k.account order by block desc limit 1) b on true
     left join lateral (select value from chain.checkpoint where chain_id = ${chainId} and contract = k.token and series = 'power'
       and subject = k.account order by block desc limit 1) p on true
     left join lateral (select target from chain.link where chain_id = ${chainId} and contract = k.token and relation = 'delegate'
       and subject = k.account order by block desc, log_index desc limit 1) d on true
     on conflict (chain_id, token, account) do update
       set balance = excluded.balance, power = excluded.power, delegate = excluded.delegate`),
  );
  await deleteEmpty(client, chainId, keys);
}
