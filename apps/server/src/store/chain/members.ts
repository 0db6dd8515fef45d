import { type SQL, sql } from 'drizzle-orm';
import { MEMBER_LIMITS, type MemberSort } from '@althing/domain/members';
import type { Member } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { bytes, hexes } from './columns.ts';
import { type ContractKey, keyColumns } from './keys.ts';
import { decodeKeyset, DIGITS, encodeKeyset, isBelow, type Page, type PageRequest, toPage } from './keyset.ts';
import type { Queryable } from './queryable.ts';
import { addressOf, addressOrNull, amountOf } from './wire.ts';
import { statement } from '../statement.ts';

export interface MemberRow {
  account: Buffer;
  balance: string;
  power: string;
  delegate: Buffer | null;
  released: string | null;
  voted_on: number;
  has_statement: boolean;
}

/** Whose members are meant, and the contracts by which they are told. */
export interface MembersOf {
  organisationId: string;
  token: ContractKey;
  /** Contracts of the token's chain that hold it on behalf of others. */
  vestings: readonly Address[];
  governors: readonly ContractKey[];
}

export interface MemberFilter extends PageRequest {
  sort: MemberSort;
  /** The beginning of an address. */
  search?: string | undefined;
}

export interface MemberPage extends Page<Member> {
  supply: string;
  recentProposals: number;
}

export const toMember = (row: MemberRow): Member => ({
  account: addressOf(row.account),
  balance: amountOf(row.balance),
  votingPower: amountOf(row.power),
  delegate: addressOrNull(row.delegate),
  released: amountOf(row.released),
  votedOn: row.voted_on,
  hasStatement: row.has_statement,
});

const ADDRESS_DIGITS = 40;
export const bytesOf = (number: string): Buffer => Buffer.from(BigInt(number).toString(16).padStart(ADDRESS_DIGITS, '0'), 'hex');

/** The addresses that begin like this, as the first and the last of them. */
export const rangeOf = (beginning: string) =>
  ['0', 'f'].map((digit) => Buffer.from(beginning.slice(2).padEnd(ADDRESS_DIGITS, digit), 'hex')) as [Buffer, Buffer];

/** SQL: the newest proposals of all governors, on which participation is counted. Of each governor only as many are looked at. */
export const recentProposals = (governors: readonly ContractKey[]): SQL => sql`
  select newest.* from (select chain_id, decode(address, 'hex') as governor from unnest(${keyColumns(governors)}) as key (chain_id, address)) key
  cross join lateral (select chain_id, governor, proposal_id, at from chain.proposal p
    where p.chain_id = key.chain_id and p.governor = key.governor
    order by at desc, block desc, log_index desc limit ${MEMBER_LIMITS.recentProposals}) newest
  order by at desc limit ${MEMBER_LIMITS.recentProposals}`;

/** SQL: columns of member `m` that stand elsewhere. `recent` has to be a table expression of `recentProposals`. */
const otherColumns = ({ organisationId, token, vestings }: MembersOf): SQL => sql`
  (select sum(released.value) from unnest(${hexes(vestings)}::text[]) as vesting (address)
    cross join lateral (select value from chain.checkpoint c where c.chain_id = m.chain_id
      and c.contract = decode(vesting.address, 'hex') and c.series = 'released' and c.subject = m.account
      order by block desc limit 1) released) as released,
  (select count(*)::int from recent where exists (select from chain.vote v where v.chain_id = recent.chain_id
    and v.governor = recent.governor and v.proposal_id = recent.proposal_id and v.voter = m.account)) as voted_on,
  exists (select from app.delegate_statements s join app.users u on u.id = s.user_id
    where s.organisation_id = ${organisationId}::uuid and u.address = m.account
      and (u.chain_id is null or u.chain_id = ${token.chainId})) as has_statement`;

const COLUMNS = {
  power: { power: 'numeric', balance: 'numeric', account: 'bytea' },
  balance: { balance: 'numeric', power: 'numeric', account: 'bytea' },
} as const satisfies Record<MemberSort, Record<string, 'numeric' | 'bytea'>>;

/** SQL: a page of members, with the columns that stand elsewhere looked up for these only. */
export function membersQuery(of: MembersOf, { limit, cursor, sort, search }: MemberFilter): SQL {
  const [first, second, account] = cursor === undefined ? [] : decodeKeyset(cursor, [DIGITS.amount, DIGITS.amount, DIGITS.account]);
  const after = first === undefined ? null : [first, second, bytesOf(account!)];
  const order = sql.raw(
    Object.keys(COLUMNS[sort])
      .map((column) => `${column} desc`)
      .join(', '),
  );
  const [from, to] = search === undefined ? [] : rangeOf(search);
  return sql`with recent as materialized (${recentProposals(of.governors)})
    select m.*, ${otherColumns(of)} from (
      select chain_id, account, balance, power, delegate from chain.member
      where chain_id = ${of.token.chainId} and token = ${bytes(of.token.address)} and (balance <> 0 or power <> 0)
        ${from === undefined ? sql.empty() : sql`and account between ${from} and ${to}`} and ${isBelow(COLUMNS[sort], after)}
      order by ${order} limit ${limit + 1}
    ) m order by ${order}`;
}

/** SQL: one account, all zero where it is no member. */
export const memberQuery = (of: MembersOf, account: Address): SQL => sql`with recent as materialized (${recentProposals(of.governors)})
  select m.*, ${otherColumns(of)} from (
    select ${of.token.chainId}::bigint as chain_id, k.account, coalesce(balance, 0) as balance, coalesce(power, 0) as power, delegate
    from (select ${bytes(account)}::bytea as account) k
    left join chain.member m on m.chain_id = ${of.token.chainId} and m.token = ${bytes(of.token.address)} and m.account = k.account
  ) m`;

/** What shares and participation are worked out by. */
export async function readMeasure(db: Queryable, { token, governors }: MembersOf): Promise<Pick<MemberPage, 'supply' | 'recentProposals'>> {
  const { rows } = await db.query<{ supply: string | null; recent: number }>(
    statement(
      sql`select (select value from chain.checkpoint c where c.chain_id = ${token.chainId} and c.contract = ${bytes(token.address)}
          and c.series = 'supply' and c.subject = c.contract order by block desc limit 1) as supply,
        (select count(*)::int from (${recentProposals(governors)}) recent) as recent`,
      'members_measure',
    ),
  );
  return { supply: amountOf(rows[0]!.supply), recentProposals: rows[0]!.recent };
}

export function createMembers(db: Queryable) {
  return {
    /** Most voting power or the largest balance first. */
    async list(of: MembersOf, filter: MemberFilter): Promise<MemberPage> {
      const { sort, search, cursor } = filter;
      // A search is planned for its own beginning: a short one walks the sorted members, a long one looks its few addresses up.
      const name = search === undefined ? `members_${sort}${cursor === undefined ? '' : '_after'}` : undefined;
      const [{ rows }, measure] = await Promise.all([db.query<MemberRow>(statement(membersQuery(of, filter), name)), readMeasure(db, of)]);
      const cursorOf = (row: MemberRow) => {
        const amounts = sort === 'power' ? [row.power, row.balance] : [row.balance, row.power];
        return encodeKeyset([...amounts, BigInt(`0x${row.account.toString('hex')}`)]);
      };
      return { ...toPage(rows, filter.limit, cursorOf, toMember), ...measure };
    },
  };
}
