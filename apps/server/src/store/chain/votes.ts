import { sql } from 'drizzle-orm';
import { shownText } from '@althing/domain/text';
import type { Vote } from '@althing/domain/http';
import { hexOf } from './columns.ts';
import type { ContractKey } from './keys.ts';
import type { VoteFilter } from './chainData.ts';
import { decodeKeyset, DIGITS, encodeKeyset, isBelow, type Page, toPage } from './keyset.ts';
import type { Queryable } from './queryable.ts';
import { addressOf, amountOf, isoTime } from './wire.ts';
import { statement } from '../statement.ts';

interface Row {
  block: string;
  log_index: number;
  at: string;
  transaction_hash: Buffer;
  voter: Buffer;
  support: number | null;
  weight: string;
  against: string;
  for: string;
  abstain: string;
  reason: string;
  source_chain_id: string | null;
  receiver: Buffer | null;
  amount: string | null;
  beneficiary: Buffer | null;
}

/** SQL: a row of `table` whose event was logged immediately after the vote's. */
const afterVote = (table: string) => `${table}.chain_id = v.chain_id and ${table}.block = v.block and ${table}.log_index = v.log_index + 1`;

/**
 * SQL: votes of an account, by itself or through a vesting contract. Both are found by the index of voters; those that the contract cast for others
 * are left out.
 */
const ofVoter = ({ chainId, governor, proposalId, voter }: { chainId: number; governor: Buffer; proposalId: string; voter: Buffer }) =>
  sql`and v.voter = any(array(select vesting from chain.vested_vote where chain_id = ${chainId} and governor = ${governor}
    and proposal_id = ${proposalId}::numeric and beneficiary = ${voter}) || ${voter}::bytea) and coalesce(b.beneficiary, v.voter) = ${voter}`;

const toVote = (row: Row): Vote => ({
  voter: addressOf(row.beneficiary ?? row.voter),
  vesting: row.beneficiary && addressOf(row.voter),
  support: row.support,
  weight: amountOf(row.weight),
  against: amountOf(row.against),
  for: amountOf(row.for),
  abstain: amountOf(row.abstain),
  reason: shownText(row.reason),
  sourceChainId: row.source_chain_id === null ? null : Number(row.source_chain_id),
  refund: row.receiver && { to: addressOf(row.receiver), amount: amountOf(row.amount) },
  castAt: isoTime(row.at),
  transactionHash: hexOf(row.transaction_hash),
});

export function createVotes(db: Queryable) {
  return {
    /** Newest first. A voter who splits their weight over several votes appears several times. */
    async list({ chainId, address }: ContractKey, proposalId: string, { limit, cursor, support, voter }: VoteFilter): Promise<Page<Vote>> {
      const governor = Buffer.from(address.slice(2), 'hex');
      const after = cursor === undefined ? null : decodeKeyset(cursor, [DIGITS.block, DIGITS.logIndex]);
      const { rows } = await db.query<Row>(
        statement(
          sql`select v.block, v.log_index, v.at, v.transaction_hash, voter, support, weight, against, "for", abstain, reason,
            source_chain_id, receiver, amount, b.beneficiary
          from chain.vote v
          left join chain.cross_chain_vote c on ${sql.raw(afterVote('c'))} and c.governor = v.governor
          left join chain.vested_vote b on b.chain_id = v.chain_id and b.block = v.block and b.log_index = v.log_index - 1
            and b.vesting = v.voter and b.governor = v.governor and b.proposal_id = v.proposal_id
          left join chain.refund r on ${sql.raw(afterVote('r'))} and r.refund_gas = (select target from chain.link l where l.chain_id = v.chain_id
            and l.contract = v.governor and l.relation = 'refundGas' and l.subject = v.governor order by block desc, log_index desc limit 1)
          where v.chain_id = ${chainId} and v.governor = ${governor} and v.proposal_id = ${proposalId}::numeric
            and ${isBelow({ 'v.block': 'bigint', 'v.log_index': 'int' }, after)}
            and (${support ?? null}::int is null or support = ${support ?? null}::int)
            ${voter === undefined ? sql.empty() : ofVoter({ chainId, governor, proposalId, voter: Buffer.from(voter.slice(2), 'hex') })}
          order by v.block desc, v.log_index desc limit ${limit + 1}`,
          voter === undefined ? 'votes_newest' : 'votes_of_voter',
        ),
      );
      return toPage(rows, limit, (row) => encodeKeyset([row.block, row.log_index]), toVote);
    },
  };
}
