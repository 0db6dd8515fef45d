import { sql } from 'drizzle-orm';
import { isFinal } from '@althing/domain/governance';
import type { OwnProposal } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { z } from 'zod';
import { statement } from '../statement.ts';
import { readChainTimes } from './chainTime.ts';
import { type AccountGrants, readGrants, vestedVotesAt } from './grants.ts';
import { governorLink, PROPOSAL_COLUMNS, PROPOSAL_JOINS, type ProposalRow, toProposal } from './proposals.ts';
import type { Queryable } from './queryable.ts';
import { addressOrNull, amountOf, isoTime } from './wire.ts';

interface Row extends ProposalRow {
  slug: string;
  organisation_name: string;
  token_symbol: string | null;
  has_timelock: boolean;
  balance: string | null;
  member_power: string | null;
  power_at_snapshot: string | null;
  delegate: Buffer | null;
  used: string | null;
  vested: unknown;
  away: unknown;
}

/** Anybody can send somebody tokens and propose, so each step is bounded, and tokens that the account delegated come first: that only it can do. */
const MAX_TOKENS = 50;
const MAX_GOVERNORS = 100;
const MAX_PER_GOVERNOR = 10;
const MAX_PROPOSALS = 100;
/** Of one governor. */
const MAX_VOTING_CHAINS = 20;
const DAY = 24 * 60 * 60;
const LISTED_AFTER_VOTE = 30 * DAY;
/** Older proposals are not looked at, so that a long history costs nothing. */
const LONGEST_LIFE = 400 * DAY;
/** More than a title is never shown. */
const DESCRIPTION_CHARACTERS = 1000;

/** What vested in one contract, unreleased, and what was voted with it. */
const vestedOf = z.array(z.object({ chainId: z.number(), vesting: z.string(), released: z.string().nullable(), hasVoted: z.boolean() }));
/** What the account had on another chain when the vote opened. */
const awayOf = z.array(z.object({ chainId: z.number(), votes: z.string().nullable(), hasVoted: z.boolean() }));

/** With what else than tokens on the governor's chain the account votes. Votes on another chain are with what vests there. */
function otherWaysOf(row: Row, grants: readonly AccountGrants[], isOpen: boolean): OwnProposal['otherWays'] {
  const at = Number(row.vote_start);
  const chainId = Number(row.chain_id);
  const vested = vestedOf.parse(row.vested).map((each) => {
    const own = grants.find(({ chainId: on, vesting }) => on === each.chainId && vesting.toLowerCase() === each.vesting);
    return { ...each, isFlexVoting: own?.isFlexVoting ?? false, votes: own ? vestedVotesAt(own, at, BigInt(amountOf(each.released))) : 0n };
  });
  const shown = (votes: bigint) => (isOpen ? `${votes}` : null);
  const here = vested.filter((each) => each.chainId === chainId && each.isFlexVoting);
  const away = awayOf.parse(row.away).map(({ chainId: on, votes, hasVoted }) => {
    const there = vested.filter((each) => each.chainId === on).reduce((sum, each) => sum + each.votes, 0n);
    return { type: 'chain' as const, chainId: on, votes: shown(BigInt(amountOf(votes)) + there), hasVoted };
  });
  return [...here.map(({ votes, hasVoted }) => ({ type: 'vesting' as const, chainId, votes: shown(votes), hasVoted })), ...away];
}

const toOwnProposal = (row: Row, grants: readonly AccountGrants[], now: number): OwnProposal => {
  const { description: _description, actions: _actions, ...proposal } = toProposal(row, now);
  const isOpen = now > Number(row.vote_start);
  return {
    organisation: { slug: row.slug, name: row.organisation_name },
    tokenSymbol: row.token_symbol ?? 'tokens',
    hasTimelock: row.has_timelock,
    proposal,
    power: {
      balance: amountOf(row.balance),
      now: amountOf(row.member_power),
      atSnapshot: isOpen ? amountOf(row.power_at_snapshot) : null,
      delegate: addressOrNull(row.delegate),
    },
    hasVoted: row.used !== null,
    usedVotes: amountOf(row.used),
    otherWays: otherWaysOf(row, grants, isOpen),
    chainTime: isoTime(`${Math.floor(now)}`),
  };
};

const hexText = (column: string) => `'0x' || encode(${column}, 'hex')`;

/**
 * SQL: newest proposals, without those that were executed or cancelled, of governors whose token the account holds or votes with, that counts what vests
 * for it, or that count votes of its holdings on another chain. Anybody may make a governor for anybody's token, or name another organisation's spoke:
 * governors of no organisation are left out, and those of the token's own come first.
 */
const candidates = (account: Buffer, now: number) => sql`
  with member as (
    select chain_id, token, row_number() over (order by delegate is null, power desc, balance desc) as rank
    from chain.member where account = ${account} and (balance <> 0 or power <> 0)
    order by rank limit ${MAX_TOKENS}
  ), granted as (
    select distinct v.chain_id, v.address as vesting, v.organisation
    from (select chain_id, address from chain.event where name = 'VestingScheduleCreated' and args ->> 'beneficiary' = ${`0x${account.toString('hex')}`}
      order by at limit ${2 * MAX_TOKENS}) g
    join chain.contract v on v.chain_id = g.chain_id and v.address = g.address and v.kind = 'tokenVesting'
    limit ${MAX_TOKENS}
  ), held as (
    select chain_id, token, rank from member
    union all
    select t.chain_id, t.address, ${MAX_TOKENS + 1} from granted
    join chain.contract t on t.organisation = granted.organisation and t.chain_id = granted.chain_id and t.kind = 'token'
  ), named as (
    select l.chain_id, l.contract as governor, held.rank, t.organisation from held
    join chain.link l on l.relation = 'token' and l.chain_id = held.chain_id and l.target = held.token and l.subject = l.contract
    left join chain.contract t on t.chain_id = held.chain_id and t.address = held.token
    union all
    select e.chain_id, e.address, held.rank, t.organisation from held
    join chain.contract t on t.chain_id = held.chain_id and t.address = held.token
    join chain.contract s on s.organisation = t.organisation and s.chain_id = t.chain_id and s.kind = 'governorSpoke'
    join chain.event e on e.name = 'VotingChainUpdated' and e.args ->> 'spoke' = ${sql.raw(hexText('s.address'))}
      and e.args ->> 'chainId' = s.chain_id::text and e.chain_id <> s.chain_id
    join chain.contract g on g.chain_id = e.chain_id and g.address = e.address and g.organisation = s.organisation
  ), counting as (
    select named.chain_id, named.governor, min(named.rank) as rank from named
    join chain.contract g on g.chain_id = named.chain_id and g.address = named.governor
    where exists (select from app.organisation_contracts l where l.chain_id = named.chain_id and l.address = named.governor)
    group by named.chain_id, named.governor
    order by bool_or(g.organisation = named.organisation) is not true, rank limit ${MAX_GOVERNORS}
  )
  select counting.rank, newest.* from counting
  cross join lateral (
    select chain_id, governor, proposal_id, block, log_index, at, transaction_hash, proposer, subject, operation_id, vote_start, vote_end, size,
      left(description, ${DESCRIPTION_CHARACTERS}) as description, '[]'::jsonb as actions
    from chain.proposal p
    where p.chain_id = counting.chain_id and p.governor = counting.governor and p.at > ${now - LONGEST_LIFE}
      and p.vote_end > ${now - LISTED_AFTER_VOTE}
      and not exists (select from chain.proposal_step s where s.chain_id = p.chain_id and s.governor = p.governor
        and s.proposal_id = p.proposal_id and s.step in ('executed', 'canceled'))
    order by at desc, block desc, log_index desc limit ${MAX_PER_GOVERNOR}
  ) newest`;

/** SQL: what the account cast on proposal `p` on its own chain, null for nothing; what it voted on another chain counts apart. */
const used = (account: Buffer) => sql`(
  select sum(v.weight) from chain.vote v where v.chain_id = p.chain_id and v.governor = p.governor and v.proposal_id = p.proposal_id and v.voter = ${account}
    and not exists (select from chain.cross_chain_vote c where c.chain_id = v.chain_id and c.block = v.block and c.log_index = v.log_index + 1
      and c.governor = v.governor))`;

/** SQL: the power of the account by a token when the vote on proposal `p` opened. */
const powerAtSnapshot = (account: Buffer, chainId: string, token: string) => sql`(
  select value from chain.checkpoint c where c.chain_id = ${sql.raw(chainId)} and c.contract = ${sql.raw(token)} and c.series = 'power'
    and c.subject = ${account} and c.at <= p.vote_start order by block desc limit 1)`;

/** SQL: the account's vesting contracts that belong to the organisation of governor `home`, and what it released and voted there. */
const vested = (account: Buffer) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('chainId', v.chain_id, 'vesting', ${sql.raw(hexText('v.address'))},
    'released', (select value::text from chain.checkpoint c where c.chain_id = v.chain_id and c.contract = v.address and c.series = 'released'
      and c.subject = ${account} and c.at <= p.vote_start order by block desc limit 1),
    'hasVoted', exists (select from chain.vested_vote b where b.chain_id = p.chain_id and b.governor = p.governor and b.proposal_id = p.proposal_id
      and b.beneficiary = ${account} and b.vesting = v.address and v.chain_id = p.chain_id))), '[]')
  from chain.contract v where v.organisation = home.organisation and v.kind = 'tokenVesting'
    and exists (select from chain.event g where g.name = 'VestingScheduleCreated' and g.args ->> 'beneficiary' = ${`0x${account.toString('hex')}`}
      and g.chain_id = v.chain_id and g.address = v.address))`;

/**
 * SQL: of each chain whose votes the governor counts, what the account had there and whether it voted. A spoke that was named after the snapshot
 * votes in later proposals only.
 */
const away = (account: Buffer) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('chainId', s.chain_id, 'votes', ${powerAtSnapshot(account, 's.chain_id', 't.address')}::text,
    'hasVoted', exists (select from chain.event e where e.chain_id = s.chain_id and e.address = s.address and e.name in ('VoteSent', 'VoteKept')
      and e.args ->> 'voter' = ${`0x${account.toString('hex')}`} and e.args ->> 'proposalId' = p.proposal_id::text
      and e.args ->> 'timepoint' = p.vote_start::text)) order by s.chain_id), '[]')
  from (select distinct on (chain_id) chain_id, spoke, at from (
      select args ->> 'chainId' as chain_id, args ->> 'spoke' as spoke, at, block, log_index,
        lag(args ->> 'spoke') over (partition by args ->> 'chainId' order by block, log_index) as before
      from chain.event e where e.chain_id = p.chain_id and e.address = p.governor and e.name = 'VotingChainUpdated') each
    where spoke is distinct from before order by chain_id, block desc, log_index desc limit ${MAX_VOTING_CHAINS}) named
  join chain.cursor known on known.chain_id::text = named.chain_id and known.chain_id <> p.chain_id
  join chain.contract s on s.chain_id = known.chain_id and s.address = decode(substr(named.spoke, 3), 'hex') and s.kind = 'governorSpoke'
    and s.organisation = home.organisation and named.at <= p.vote_start
  join lateral (select address from chain.contract t where t.organisation = s.organisation and t.chain_id = s.chain_id and t.kind = 'token'
    order by block, log_index limit 1) t on true)`;

/** @param wallClock - UNIX seconds. */
export function createOwnProposals(db: Queryable, wallClock: () => number) {
  return {
    /** Proposals that have not ended, of organisations that the user may see; the vote that ends first first. */
    async list(user: { id: string; address: Address }): Promise<OwnProposal[]> {
      const account = Buffer.from(user.address.slice(2), 'hex');
      const asked = db.query<Row>(
        statement(
          sql`select ${sql.raw(PROPOSAL_COLUMNS)}, o.slug, o.name as organisation_name, o.token ->> 'symbol' as token_symbol,
            timelock.target is not null as has_timelock, m.balance, m.power as member_power, m.delegate, ${used(account)} as used,
            ${powerAtSnapshot(account, 'p.chain_id', 'token.target')} as power_at_snapshot, ${vested(account)} as vested, ${away(account)} as away
          from (${candidates(account, Math.floor(wallClock()))}) p
          join app.organisations o on o.id = (select organisation_id from app.organisation_contracts l
            where l.chain_id = p.chain_id and l.address = p.governor limit 1)
          join chain.contract home on home.chain_id = p.chain_id and home.address = p.governor
          ${sql.raw(PROPOSAL_JOINS)} ${sql.raw(governorLink('timelock'))}
          left join chain.member m on m.chain_id = p.chain_id and m.token = token.target and m.account = ${account}
          where o.state not in ('draft', 'expired') or o.creator_id = ${user.id}
          order by p.rank, p.vote_end, p.block, p.log_index limit ${MAX_PROPOSALS}`,
          'own_proposals',
        ),
      );
      const [{ rows }, grants, times] = await Promise.all([asked, readGrants(db, user), readChainTimes(db, wallClock())]);
      return rows
        .toSorted((a, b) => Number(a.vote_end) - Number(b.vote_end))
        .map((row) => toOwnProposal(row, grants, times.get(Number(row.chain_id)) ?? wallClock()))
        .filter(({ proposal }) => !isFinal(proposal.state));
    },
  };
}
