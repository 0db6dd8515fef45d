import { type SQL, sql } from 'drizzle-orm';
import { splitDescription } from '@althing/domain/governance';
import type { Delegator, MemberDetail, MemberVote } from '@althing/domain/http';
import { VOTE_SUPPORT } from '@althing/bindings';
import { MEMBER_LIMITS, type MemberVoteFilter } from '@althing/domain/members';
import { shownText } from '@althing/domain/text';
import type { Address } from '@althing/domain/units';
import { statement } from '../statement.ts';
import { bytes } from './columns.ts';
import { type ContractKey, keyColumns } from './keys.ts';
import { decodeKeyset, DIGITS, encodeKeyset, isBelow, type Page, type PageRequest, toPage } from './keyset.ts';
import { bytesOf, memberQuery, type MemberRow, type MembersOf, rangeOf, readMeasure, toMember } from './members.ts';
import type { Queryable } from './queryable.ts';
import { addressOf, amountOf, isoTime } from './wire.ts';

/** More than a title is never shown. */
const DESCRIPTION_CHARACTERS = 1000;

export interface DelegatorsRequest extends PageRequest {
  /** The beginning of an address. */
  search?: string | undefined;
}

export interface MemberVotesRequest extends PageRequest {
  votes?: MemberVoteFilter | undefined;
}

interface VoteRow {
  chain_id: string;
  governor: Buffer;
  governor_name: string | null;
  proposal_id: string;
  block: string;
  log_index: number;
  at: string;
  description: string;
  vote_start: string;
  vote_end: string;
  is_quadratic: boolean;
  votes: { support: number | null; weight: string; reason: string; at: number }[] | null;
}

const toMemberVote = (row: VoteRow): MemberVote => ({
  proposal: {
    chainId: Number(row.chain_id),
    governor: addressOf(row.governor),
    governorName: row.governor_name ?? '',
    proposalId: row.proposal_id,
    title: splitDescription(row.description).title,
    voteStart: isoTime(row.vote_start),
    voteEnd: isoTime(row.vote_end),
  },
  isQuadratic: row.is_quadratic,
  votes: (row.votes ?? []).map(({ support, weight, reason, at }) => ({
    support,
    weight: amountOf(weight),
    reason: shownText(reason),
    castAt: isoTime(`${at}`),
  })),
});

/** SQL: of proposals `q`, those on which the account voted like this, if only with a part of its votes. */
function votedLike(account: Address, filter: MemberVoteFilter): SQL {
  const own = sql`select from chain.vote v where v.chain_id = q.chain_id and v.governor = q.governor and v.proposal_id = q.proposal_id
    and v.voter = ${bytes(account)}`;
  if (filter === 'none') return sql`not exists (${own})`;
  return sql`exists (${own} and v.support is not distinct from ${filter === 'split' ? null : VOTE_SUPPORT[filter]}::int)`;
}

function votesQuery(governors: readonly ContractKey[], account: Address, { limit, cursor, votes }: MemberVotesRequest): SQL {
  const after = cursor === undefined ? null : decodeKeyset(cursor, [DIGITS.time, DIGITS.chain, DIGITS.block, DIGITS.logIndex]);
  return sql`select p.*, (select name from chain.contract c where c.chain_id = p.chain_id and c.address = p.governor) as governor_name,
            exists (select from chain.checkpoint c where c.chain_id = p.chain_id and c.contract = p.governor
              and c.series = 'quadraticThreshold') as is_quadratic,
            (select jsonb_agg(jsonb_build_object('support', support, 'weight', weight::text, 'reason', reason, 'at', at) order by block, log_index)
              from (select * from chain.vote v where v.chain_id = p.chain_id and v.governor = p.governor and v.proposal_id = p.proposal_id
                and v.voter = ${bytes(account)} order by block, log_index limit ${MEMBER_LIMITS.votesOnOne}) own) as votes
          from (
            select newest.* from unnest(${keyColumns(governors)}) as key (chain_id, address)
            cross join lateral (select chain_id, governor, proposal_id, block, log_index, at, vote_start, vote_end,
                left(description, ${DESCRIPTION_CHARACTERS}) as description
              from chain.proposal q where q.chain_id = key.chain_id and q.governor = decode(key.address, 'hex')
                and ${isBelow({ 'q.at': 'bigint', 'q.chain_id': 'bigint', 'q.block': 'bigint', 'q.log_index': 'int' }, after)}
                ${votes === undefined ? sql.empty() : sql`and ${votedLike(account, votes)}`}
              order by at desc, block desc, log_index desc limit ${limit + 1}) newest
            order by at desc, chain_id desc, block desc, log_index desc limit ${limit + 1}
          ) p order by p.at desc, p.chain_id desc, p.block desc, p.log_index desc`;
}

/** What is told of one account. */
export function createMember(db: Queryable) {
  return {
    async find(of: MembersOf, account: Address): Promise<Omit<MemberDetail, 'statement'>> {
      const { token } = of;
      const key = sql`chain_id = ${token.chainId} and token = ${bytes(token.address)}`;
      const [own, measure, history, delegators] = await Promise.all([
        db.query<MemberRow>(statement(memberQuery(of, account), 'member')),
        readMeasure(db, of),
        db.query<{ at: string; value: string }>(
          statement(
            sql`select at, value from chain.checkpoint where chain_id = ${token.chainId} and contract = ${bytes(token.address)}
              and series = 'power' and subject = ${bytes(account)} order by block desc limit ${MEMBER_LIMITS.history}`,
            'member_history',
          ),
        ),
        db.query<{ count: number }>(
          statement(
            sql`select count(*)::int as count from (select from chain.member where ${key} and delegate = ${bytes(account)}
              limit ${MEMBER_LIMITS.delegators}) counted`,
            'member_delegators_count',
          ),
        ),
      ]);
      return {
        member: toMember(own.rows[0]!),
        ...measure,
        delegators: delegators.rows[0]!.count,
        history: history.rows.toReversed().map(({ at, value }) => ({ at: isoTime(at), power: amountOf(value) })),
      };
    },

    async delegators(token: ContractKey, account: Address, { limit, cursor, search }: DelegatorsRequest): Promise<Page<Delegator>> {
      const [balance, last] = cursor === undefined ? [] : decodeKeyset(cursor, [DIGITS.amount, DIGITS.account]);
      const after = balance === undefined ? null : [balance, bytesOf(last!)];
      const [from, to] = search === undefined ? [] : rangeOf(search);
      const name = cursor === undefined ? 'member_delegators' : 'member_delegators_after';
      const { rows } = await db.query<{ account: Buffer; balance: string }>(
        statement(
          sql`select account, balance from chain.member where chain_id = ${token.chainId} and token = ${bytes(token.address)}
            and delegate = ${bytes(account)} ${from === undefined ? sql.empty() : sql`and account between ${from} and ${to}`}
            and ${isBelow({ balance: 'numeric', account: 'bytea' }, after)}
          order by balance desc, account desc limit ${limit + 1}`,
          search === undefined ? name : undefined,
        ),
      );
      return toPage(
        rows,
        limit,
        (row) => encodeKeyset([row.balance, BigInt(`0x${row.account.toString('hex')}`)]),
        (row) => ({ account: addressOf(row.account), balance: amountOf(row.balance) }),
      );
    },

    /** Proposals, newest first; without a filter, whether or not the account voted on them. */
    async votes(governors: readonly ContractKey[], account: Address, request: MemberVotesRequest): Promise<Page<MemberVote>> {
      const { rows } = await db.query<VoteRow>(
        statement(votesQuery(governors, account, request), request.votes === undefined ? 'member_votes' : undefined),
      );
      return toPage(rows, request.limit, (row) => encodeKeyset([row.at, row.chain_id, row.block, row.log_index]), toMemberVote);
    },
  };
}
