import { sql } from 'drizzle-orm';
import { isFinal } from '@althing/domain/governance';
import type { OwnProposal } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { statement } from '../statement.ts';
import { readChainTimes } from './chainTime.ts';
import { governorLink, PROPOSAL_COLUMNS, PROPOSAL_JOINS, type ProposalRow, toProposal } from './proposals.ts';
import type { Queryable } from './queryable.ts';
import { addressOrNull, amountOf, isoTime } from './wire.ts';

interface Row extends ProposalRow {
  slug: string;
  organisation_name: string;
  token_symbol: string | null;
  has_timelock: boolean;
  balance: string;
  power: string;
  power_at_snapshot: string | null;
  delegate: Buffer | null;
  has_voted: boolean;
}

/** Anybody can send somebody tokens and propose, so each step is bounded, and tokens that the account delegated come first: that only it can do. */
const MAX_TOKENS = 50;
const MAX_PER_GOVERNOR = 10;
const MAX_PROPOSALS = 100;
const DAY = 24 * 60 * 60;
const LISTED_AFTER_VOTE = 30 * DAY;
/** Older proposals are not looked at, so that a long history costs nothing. */
const LONGEST_LIFE = 400 * DAY;
/** More than a title is never shown. */
const DESCRIPTION_CHARACTERS = 1000;

const toOwnProposal = (row: Row, now: number): OwnProposal => {
  const { description: _description, actions: _actions, ...proposal } = toProposal(row, now);
  return {
    organisation: { slug: row.slug, name: row.organisation_name },
    tokenSymbol: row.token_symbol ?? 'tokens',
    hasTimelock: row.has_timelock,
    proposal,
    power: {
      balance: amountOf(row.balance),
      now: amountOf(row.power),
      atSnapshot: now > Number(row.vote_start) ? amountOf(row.power_at_snapshot) : null,
      delegate: addressOrNull(row.delegate),
    },
    hasVoted: row.has_voted,
    chainTime: isoTime(`${Math.floor(now)}`),
  };
};

/** Newest proposals of the governors whose token the account holds or votes with, without those that were executed or cancelled. */
const candidates = (account: Buffer, now: number) => sql`
  with held as (
    select chain_id, token, balance, power, delegate, row_number() over (order by delegate is null, power desc, balance desc) as rank
    from chain.member where account = ${account} and (balance <> 0 or power <> 0)
    order by rank limit ${MAX_TOKENS}
  )
  select held.token, held.balance, held.power, held.delegate, held.rank, newest.*
  from held
  join chain.link l on l.relation = 'token' and l.chain_id = held.chain_id and l.target = held.token and l.subject = l.contract
  cross join lateral (
    select chain_id, governor, proposal_id, block, log_index, at, transaction_hash, proposer, subject, operation_id, vote_start, vote_end, size,
      left(description, ${DESCRIPTION_CHARACTERS}) as description, '[]'::jsonb as actions
    from chain.proposal p
    where p.chain_id = l.chain_id and p.governor = l.contract and p.at > ${now - LONGEST_LIFE}
      and p.vote_end > ${now - LISTED_AFTER_VOTE}
      and not exists (select from chain.proposal_step s where s.chain_id = p.chain_id and s.governor = p.governor
        and s.proposal_id = p.proposal_id and s.step in ('executed', 'canceled'))
    order by at desc, block desc, log_index desc limit ${MAX_PER_GOVERNOR}
  ) newest`;

/** SQL: whether the account has voted on proposal `p` on its own chain; what it voted on another chain counts apart. */
const hasVoted = (account: Buffer) => sql`exists (
  select from chain.vote v where v.chain_id = p.chain_id and v.governor = p.governor and v.proposal_id = p.proposal_id and v.voter = ${account}
    and not exists (select from chain.cross_chain_vote c where c.chain_id = v.chain_id and c.block = v.block and c.log_index = v.log_index + 1
      and c.governor = v.governor))`;

/** @param wallClock - UNIX seconds. */
export function createOwnProposals(db: Queryable, wallClock: () => number) {
  return {
    /** Proposals that have not ended, of organisations that the user may see; the vote that ends first first. */
    async list(user: { id: string; address: Address }): Promise<OwnProposal[]> {
      const account = Buffer.from(user.address.slice(2), 'hex');
      const { rows } = await db.query<Row>(
        statement(
          sql`select ${sql.raw(PROPOSAL_COLUMNS)}, o.slug, o.name as organisation_name, o.token ->> 'symbol' as token_symbol,
            timelock.target is not null as has_timelock, p.balance, p.power, p.delegate, ${hasVoted(account)} as has_voted,
            (select value from chain.checkpoint c where c.chain_id = p.chain_id and c.contract = p.token and c.series = 'power'
               and c.subject = ${account} and c.at <= p.vote_start order by block desc limit 1) as power_at_snapshot
          from (${candidates(account, Math.floor(wallClock()))}) p
          join app.organisations o on o.id = (select organisation_id from app.organisation_contracts l
            where l.chain_id = p.chain_id and l.address = p.governor limit 1)
          ${sql.raw(PROPOSAL_JOINS)} ${sql.raw(governorLink('timelock'))}
          where o.state not in ('draft', 'expired') or o.creator_id = ${user.id}
          order by p.rank, p.vote_end, p.block, p.log_index limit ${MAX_PROPOSALS}`,
          'own_proposals',
        ),
      );
      const times = await readChainTimes(db, wallClock());
      return rows
        .toSorted((a, b) => Number(a.vote_end) - Number(b.vote_end))
        .map((row) => toOwnProposal(row, times.get(Number(row.chain_id)) ?? wallClock()))
        .filter(({ proposal }) => !isFinal(proposal.state));
    },
  };
}
