import { sql } from 'drizzle-orm';
import { type Counting, type ProposalFacts, proposalState, splitDescription } from '@althing/domain/governance';
import type { Proposal } from '@althing/domain/http';
import { readChainTimes } from './chainTime.ts';
import { hexOf } from './columns.ts';
import { type ContractKey, keyColumns } from './keys.ts';
import { decodeKeyset, DIGITS, encodeKeyset, isBelow, type Page, type PageRequest } from './keyset.ts';
import { addressOf, amountOf, isoTime, isoTimeOrNull } from './wire.ts';
import type { Queryable } from './queryable.ts';
import { QUORUM_DENOMINATOR } from './governors.ts';
import { statement } from '../statement.ts';

/** A proposal as the database answers it. */
export interface ProposalRow {
  organisation_id: string | null;
  chain_id: string;
  governor: Buffer;
  governor_name: string | null;
  proposal_id: string;
  block: string;
  log_index: number;
  at: string;
  transaction_hash: Buffer;
  proposer: Buffer;
  description: string;
  /** JSON text, parsed only for proposals that are answered. */
  actions: string;
  vote_start: string;
  vote_end: string;
  against: string | null;
  for: string | null;
  abstain: string | null;
  queued_at: string | null;
  queued_until: string | null;
  executed_at: string | null;
  canceled_at: string | null;
  queued_in: Buffer | null;
  executed_in: Buffer | null;
  canceled_in: Buffer | null;
  was_vetoed: boolean | null;
  operation: 'scheduled' | 'executed' | 'cancelled' | null;
  operation_at: string | null;
  operation_in: Buffer | null;
  supply: string | null;
  quorum_numerator: string | null;
  /** Null where the governor is not quadratic. */
  quadratic_threshold: string | null;
  participation: string | null;
  size: number;
}

/** SQL: a setting of the governor as it was at the snapshot. */
const atSnapshot = (series: string, column: string) => `
  (select value from chain.checkpoint c where c.chain_id = p.chain_id and c.contract = p.governor and c.series = '${series}'
     and c.subject = p.governor and c.at <= p.vote_start order by block desc limit 1) as ${column}`;

/**
 * Columns of proposal `p`. Its operation is looked up in the timelock that the governor had when it was queued; supply and settings are those
 * of the snapshot.
 */
export const PROPOSAL_COLUMNS = `
  (select organisation_id from app.organisation_contracts l where l.chain_id = p.chain_id and l.address = p.governor limit 1) as organisation_id,
  (select name from chain.contract c where c.chain_id = p.chain_id and c.address = p.governor) as governor_name,
  p.chain_id, p.governor, p.proposal_id, p.block, p.log_index, p.at, p.transaction_hash, p.proposer, p.description, p.actions::text as actions, p.size,
  p.vote_start, p.vote_end, tally.*, steps.*, operation.step as operation, operation.at as operation_at,
  operation.transaction_hash as operation_in,
  (select value from chain.checkpoint c where c.chain_id = p.chain_id and c.contract = token.target and c.series = 'supply'
     and c.subject = token.target and c.at <= p.vote_start order by block desc limit 1) as supply,
  ${atSnapshot('quorumNumerator', 'quorum_numerator')}, ${atSnapshot('quadraticThreshold', 'quadratic_threshold')}`;

const newest = (series: string) => `
  (select value from chain.checkpoint c where c.chain_id = p.chain_id and c.contract = p.governor and c.series = '${series}'
     and c.subject = p.subject order by block desc limit 1) as "${series}"`;

/** SQL: where the newest link of that relation of the governor of proposal `p` points. */
export const governorLink = (relation: string) => `
  left join lateral (select target from chain.link l where l.chain_id = p.chain_id and l.contract = p.governor
    and l.relation = '${relation}' and l.subject = p.governor order by block desc, log_index desc limit 1) ${relation} on true`;

/** SQL: the transaction of the newest step of a kind. */
const newestHash = (step: string) => `(array_agg(transaction_hash order by block desc, log_index desc) filter (where step = '${step}'))[1]`;

export const PROPOSAL_JOINS = `
  cross join lateral (select ${newest('against')}, ${newest('for')}, ${newest('abstain')}, ${newest('participation')}) tally
  cross join lateral (select
      max(at) filter (where step = 'queued') as queued_at,
      max(until) filter (where step = 'queued') as queued_until,
      max(array[block, log_index]) filter (where step = 'queued') as queue_position,
      max(at) filter (where step = 'executed') as executed_at,
      max(at) filter (where step = 'canceled') as canceled_at,
      ${newestHash('queued')} as queued_in, ${newestHash('executed')} as executed_in, ${newestHash('canceled')} as canceled_in,
      bool_or(step = 'vetoed') as was_vetoed
    from chain.proposal_step s where s.chain_id = p.chain_id and s.governor = p.governor and s.proposal_id = p.proposal_id) steps
  ${governorLink('token')}
  left join lateral (select target from chain.link l where l.chain_id = p.chain_id and l.contract = p.governor and l.relation = 'timelock'
    and l.subject = p.governor and array[l.block, l.log_index] < steps.queue_position order by block desc, log_index desc limit 1) queue_timelock on true
  left join lateral (select step, at, transaction_hash from chain.operation_step o where o.chain_id = p.chain_id and o.operation_id = p.operation_id
    and o.timelock = queue_timelock.target order by block desc, log_index desc limit 1) operation on true`;

/** Rounded down, as in the governor. */
const quorumOf = ({ supply, quorum_numerator }: ProposalRow): bigint =>
  (BigInt(amountOf(supply)) * BigInt(amountOf(quorum_numerator))) / QUORUM_DENOMINATOR;

const hexOrNull = (column: Buffer | null): `0x${string}` | null => (column === null ? null : hexOf(column));
const secondsOrNull = (column: string | null): number | null => (column === null ? null : Number(column));

/** If somebody executes the operation in the timelock directly, the proposal is executed although the governor logs nothing. */
const executedAt = (row: ProposalRow): string | null => row.executed_at ?? (row.operation === 'executed' ? row.operation_at : null);

/**
 * A queued proposal is cancelled, although the governor logs nothing, when its operation is cancelled in the timelock in which it was queued,
 * whichever timelock the governor has now.
 */
const canceledAt = (row: ProposalRow): string | null => row.canceled_at ?? (row.operation === 'cancelled' ? row.operation_at : null);

/** Only vetoers may cancel in a timelock, so a cancellation there is a veto. */
const isVetoed = (row: ProposalRow): boolean => row.was_vetoed === true || (row.operation === 'cancelled' && row.executed_at === null);

const countingOf = ({ quadratic_threshold, participation }: ProposalRow): Counting =>
  quadratic_threshold === null
    ? { type: 'fractional' }
    : { type: 'quadratic', participation: BigInt(amountOf(participation)), threshold: Number(quadratic_threshold) };

const factsOf = (row: ProposalRow): ProposalFacts => ({
  createdAt: Number(row.at),
  voteStart: Number(row.vote_start),
  voteEnd: Number(row.vote_end),
  queuedAt: secondsOrNull(row.queued_at),
  eta: secondsOrNull(row.queued_until),
  executedAt: secondsOrNull(executedAt(row)),
  canceledAt: secondsOrNull(canceledAt(row)),
  isVetoed: isVetoed(row),
  votes: { against: BigInt(amountOf(row.against)), for: BigInt(amountOf(row.for)), abstain: BigInt(amountOf(row.abstain)) },
  quorum: quorumOf(row),
  counting: countingOf(row),
});

const countingAnswer = (counting: Counting): Proposal['counting'] =>
  counting.type === 'fractional' ? counting : { ...counting, participation: counting.participation.toString() };

export function toProposal(row: ProposalRow, now: number): Proposal {
  const facts = factsOf(row);
  return {
    organisationId: row.organisation_id,
    chainId: Number(row.chain_id),
    governor: addressOf(row.governor),
    governorName: row.governor_name ?? '',
    proposalId: row.proposal_id,
    proposer: addressOf(row.proposer),
    title: splitDescription(row.description).title,
    description: row.description,
    // Addresses stay in lower case: a page has thousands, and each checksum is a hash.
    actions: JSON.parse(row.actions) as Proposal['actions'],
    state: proposalState(facts, now),
    isVetoed: facts.isVetoed,
    createdAt: isoTime(row.at),
    voteStart: isoTime(row.vote_start),
    voteEnd: isoTime(row.vote_end),
    queuedAt: isoTimeOrNull(row.queued_at),
    eta: isoTimeOrNull(row.queued_until),
    executedAt: isoTimeOrNull(executedAt(row)),
    canceledAt: executedAt(row) === null ? isoTimeOrNull(canceledAt(row)) : null,
    votes: { against: amountOf(row.against), for: amountOf(row.for), abstain: amountOf(row.abstain) },
    quorum: facts.quorum.toString(),
    counting: countingAnswer(facts.counting),
    transactionHash: hexOf(row.transaction_hash),
    queuedIn: hexOrNull(row.queued_in),
    executedIn: hexOrNull(row.executed_in ?? (row.operation === 'executed' ? row.operation_in : null)),
    canceledIn: hexOrNull(row.canceled_in ?? (row.operation === 'cancelled' ? row.operation_in : null)),
  };
}

/** The database cannot filter by state, so a page of one state may need several reads. These bound a single read and the number of reads. */
const ROWS_PER_READ = 100;
const MAX_READS = 10;
/** Most characters of descriptions and actions in one page and in one read. A page has at least one proposal, however long. */
const PAGE_CHARACTERS = 1_048_576;

export interface ProposalFilter extends PageRequest {
  governors: readonly ContractKey[];
  state?: string | undefined;
}

const cursorOf = (row: ProposalRow) => encodeKeyset([row.at, row.chain_id, row.block, row.log_index]);

/** @param wallClock - UNIX seconds. */
export function createProposals(db: Queryable, wallClock: () => number) {
  /** @returns fewer rows than there are where their texts would be too long; `isLast` where no row follows. */
  async function read(
    governors: readonly ContractKey[],
    cursor: string | undefined,
    limit: number,
  ): Promise<{ rows: ProposalRow[]; isLast: boolean }> {
    const after = cursor === undefined ? null : decodeKeyset(cursor, [DIGITS.time, DIGITS.chain, DIGITS.block, DIGITS.logIndex]);
    const { rows } = await db.query<ProposalRow & { found: string }>(
      statement(
        sql`select ${sql.raw(PROPOSAL_COLUMNS)}, p.found from (
          select page.*, count(*) over () as found, sum(page.size) over (order by at desc, chain_id desc, block desc, log_index desc) as upto
          from (
            select p.* from unnest(${keyColumns(governors)}) as key (chain_id, address)
            join chain.proposal p on p.chain_id = key.chain_id and p.governor = decode(key.address, 'hex')
            where ${isBelow({ 'p.at': 'bigint', 'p.chain_id': 'bigint', 'p.block': 'bigint', 'p.log_index': 'int' }, after)}
            order by p.at desc, p.chain_id desc, p.block desc, p.log_index desc limit ${limit}
          ) page
        ) p ${sql.raw(PROPOSAL_JOINS)}
        where p.upto <= ${PAGE_CHARACTERS} or p.upto = p.size
        order by p.at desc, p.chain_id desc, p.block desc, p.log_index desc`,
        'proposals_newest',
      ),
    );
    return { rows, isLast: rows.length < limit && rows.length === Number(rows[0]?.found ?? 0) };
  }

  return {
    /**
     * Newest first, over all given governors. With a filter by state, or with long proposals, a page may be short or empty although a next one
     * follows.
     */
    async list({ governors, state, limit, cursor }: ProposalFilter): Promise<Page<Proposal>> {
      if (governors.length === 0) return { items: [], nextCursor: null };
      const times = await readChainTimes(db, wallClock());
      const now = (row: ProposalRow) => times.get(Number(row.chain_id)) ?? wallClock();
      const isWanted = (row: ProposalRow) => {
        if (state === undefined) return true;
        return state === 'vetoed' ? isVetoed(row) : proposalState(factsOf(row), now(row)) === state;
      };
      const toItem = (row: ProposalRow) => toProposal(row, now(row));
      const found: ProposalRow[] = [];
      let after = cursor;
      for (let reads = 1; ; reads++) {
        const perRead = state === undefined ? limit + 1 : ROWS_PER_READ;
        const { rows, isLast } = await read(governors, after, perRead);
        found.push(...rows.filter(isWanted));
        const last = rows.at(-1);
        if (found.length > limit || isLast || !last) break;
        after = cursorOf(last);
        const size = found.reduce((sum, row) => sum + row.size, 0);
        if (reads === MAX_READS || rows.length < perRead || size > PAGE_CHARACTERS) return { items: found.map(toItem), nextCursor: after };
      }
      const end = found[limit - 1];
      return { items: found.slice(0, limit).map(toItem), nextCursor: found.length > limit && end ? cursorOf(end) : null };
    },

    async find({ chainId, address }: ContractKey, proposalId: string): Promise<Proposal | undefined> {
      const { rows } = await db.query<ProposalRow>(
        statement(
          sql`select ${sql.raw(PROPOSAL_COLUMNS)} from chain.proposal p ${sql.raw(PROPOSAL_JOINS)}
          where p.chain_id = ${chainId} and p.governor = ${Buffer.from(address.slice(2), 'hex')} and p.proposal_id = ${proposalId}::numeric`,
          'proposal',
        ),
      );
      const times = await readChainTimes(db, wallClock());
      return rows[0] && toProposal(rows[0], times.get(chainId) ?? wallClock());
    },
  };
}
