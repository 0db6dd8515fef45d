import { sql, type SQL } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { type Change, proposalSubject } from './changes.ts';
import type { PositionedChange, IndexedEvent } from './update.ts';
import type { Header } from './update.ts';
import { hexes, numbers, texts, toJson } from './columns.ts';
import { statement } from '../statement.ts';

/* Inserts, one statement per table, for rows of one chain. */

type Of<Table extends Change['table']> = Extract<PositionedChange, { table: Table }>;
type Insert<Row> = (client: ClientBase, chainId: number, rows: readonly Row[]) => Promise<unknown>;

export const insertHeaders: Insert<Header> = (client, chainId, rows) =>
  client.query(
    statement(sql`insert into chain.block (chain_id, number, hash, at)
     select ${chainId}, number, decode(hash, 'hex'), at from unnest(${numbers(rows.map((row) => row.number))}::bigint[],
       ${hexes(rows.map((row) => row.hash))}::text[],
       ${numbers(rows.map((row) => row.timestamp))}::bigint[]) as rows (number, hash, at)`),
  );

/** The positions as three arrays for `unnest`. */
const position = (rows: readonly { block: number; logIndex: number; at: number }[]): SQL =>
  sql`${numbers(rows.map((row) => row.block))}::bigint[], ${numbers(rows.map((row) => row.logIndex))}::int[],
    ${numbers(rows.map((row) => row.at))}::bigint[]`;

/** Most characters of one statement. Building a longer one would block the event loop. */
const STATEMENT_CHARACTERS = 1_048_576;

/** Splits rows, with their JSON, into portions of at most that length. */
function* portions<Row>(rows: readonly Row[], jsonOf: (row: Row) => string): Generator<{ rows: Row[]; json: string[] }> {
  let portion: { rows: Row[]; json: string[] } = { rows: [], json: [] };
  let size = 0;
  for (const row of rows) {
    const json = jsonOf(row);
    if (size > 0 && size + json.length > STATEMENT_CHARACTERS) {
      yield portion;
      portion = { rows: [], json: [] };
      size = 0;
    }
    portion.rows.push(row);
    portion.json.push(json);
    size += json.length;
  }
  yield portion;
}

export const insertEvents: Insert<IndexedEvent> = async (client, chainId, rows) => {
  for (const portion of portions(rows, ({ args }) => toJson(args))) await insertEventPortion(client, chainId, portion.rows, portion.json);
};

const insertEventPortion = (client: ClientBase, chainId: number, rows: readonly IndexedEvent[], args: readonly string[]) =>
  client.query(
    statement(sql`insert into chain.event (chain_id, block, log_index, at, transaction_hash, address, name, args)
     select ${chainId}, block, log_index, at, decode(tx, 'hex'), decode(address, 'hex'), name, args::jsonb
     from unnest(${position(rows)}, ${hexes(rows.map((row) => row.transactionHash))}::text[],
       ${hexes(rows.map((row) => row.address))}::text[],
       ${`{${rows.map((row) => row.name).join(',')}}`}::text[],
       ${sql.param(args)}::text[])
       as rows (block, log_index, at, tx, address, name, args)`),
  );

// The first announcement of an address and the first proposal under an id count: a contract may log the same again with other values.
export const insertContracts: Insert<Of<'contract'>> = (client, chainId, rows) =>
  client.query(
    statement(sql`insert into chain.contract (chain_id, block, log_index, at, transaction_hash, address, kind, name, organisation, creator)
     select ${chainId}, block, log_index, at, decode(tx, 'hex'), decode(address, 'hex'), kind, name, decode(organisation, 'hex'), decode(creator, 'hex')
     from unnest(${position(rows)}, ${hexes(rows.map((row) => row.transactionHash))}::text[],
       ${hexes(rows.map((row) => row.address))}::text[],
       ${sql.param(texts(rows.map((row) => row.kind)))}::text[],
       ${sql.param(texts(rows.map((row) => row.name)))}::text[],
       ${hexes(rows.map((row) => row.organisation))}::text[],
       ${hexes(rows.map((row) => row.creator))}::text[])
       as rows (block, log_index, at, tx, address, kind, name, organisation, creator)
     on conflict do nothing`),
  );

export const insertProposals: Insert<Of<'proposal'>> = async (client, chainId, rows) => {
  for (const portion of portions(rows, ({ actions }) => toJson(actions))) {
    await insertProposalPortion(client, chainId, portion.rows, portion.json);
  }
};

const insertProposalPortion = (client: ClientBase, chainId: number, rows: readonly Of<'proposal'>[], actions: readonly string[]) =>
  client.query(
    statement(sql`insert into chain.proposal
       (chain_id, block, log_index, at, transaction_hash, governor, proposal_id, proposer, description, actions, vote_start, vote_end, operation_id, subject, size)
     select ${chainId}, block, log_index, at, decode(tx, 'hex'), decode(governor, 'hex'), proposal_id, decode(proposer, 'hex'), description,
       actions::jsonb, vote_start, vote_end, decode(operation_id, 'hex'), decode(subject, 'hex'),
       length(description) + length(actions)
     from unnest(${position(rows)}, ${hexes(rows.map((row) => row.transactionHash))}::text[],
       ${hexes(rows.map((row) => row.governor))}::text[],
       ${numbers(rows.map((row) => row.proposalId))}::numeric[],
       ${hexes(rows.map((row) => row.proposer))}::text[],
       ${sql.param(texts(rows.map((row) => row.description)))}::text[],
       ${sql.param(actions)}::text[],
       ${numbers(rows.map((row) => row.voteStart))}::numeric[],
       ${numbers(rows.map((row) => row.voteEnd))}::numeric[],
       ${hexes(rows.map((row) => row.operationId))}::text[],
       ${hexes(rows.map((row) => proposalSubject(row.proposalId)))}::text[])
       as rows (block, log_index, at, tx, governor, proposal_id, proposer, description, actions, vote_start, vote_end, operation_id, subject)
     on conflict do nothing`),
  );

export const insertProposalSteps: Insert<Of<'proposalStep'>> = (client, chainId, rows) =>
  client.query(
    statement(sql`insert into chain.proposal_step (chain_id, block, log_index, at, transaction_hash, governor, proposal_id, step, until)
     select ${chainId}, block, log_index, at, decode(tx, 'hex'), decode(governor, 'hex'), proposal_id, step, until
     from unnest(${position(rows)}, ${hexes(rows.map((row) => row.transactionHash))}::text[],
       ${hexes(rows.map((row) => row.governor))}::text[],
       ${numbers(rows.map((row) => row.proposalId))}::numeric[],
       ${sql.param(texts(rows.map((row) => row.step)))}::text[],
       ${numbers(rows.map((row) => row.until))}::numeric[])
       as rows (block, log_index, at, tx, governor, proposal_id, step, until)`),
  );

export const insertOperationSteps: Insert<Of<'operationStep'>> = (client, chainId, rows) =>
  client.query(
    statement(sql`insert into chain.operation_step (chain_id, block, log_index, at, transaction_hash, timelock, operation_id, step)
     select ${chainId}, block, log_index, at, decode(tx, 'hex'), decode(timelock, 'hex'), decode(operation_id, 'hex'), step
     from unnest(${position(rows)}, ${hexes(rows.map((row) => row.transactionHash))}::text[],
       ${hexes(rows.map((row) => row.timelock))}::text[],
       ${hexes(rows.map((row) => row.operationId))}::text[],
       ${sql.param(texts(rows.map((row) => row.step)))}::text[])
       as rows (block, log_index, at, tx, timelock, operation_id, step)`),
  );

export const insertVotes: Insert<Of<'vote'>> = (client, chainId, rows) =>
  client.query(
    statement(sql`insert into chain.vote
       (chain_id, block, log_index, at, transaction_hash, governor, proposal_id, voter, support, weight, against, "for", abstain, reason)
     select ${chainId}, block, log_index, at, decode(tx, 'hex'), decode(governor, 'hex'), proposal_id, decode(voter, 'hex'), support, weight, against, "for", abstain, reason
     from unnest(${position(rows)}, ${hexes(rows.map((row) => row.transactionHash))}::text[],
       ${hexes(rows.map((row) => row.governor))}::text[],
       ${numbers(rows.map((row) => row.proposalId))}::numeric[],
       ${hexes(rows.map((row) => row.voter))}::text[],
       ${numbers(rows.map((row) => row.support))}::smallint[],
       ${numbers(rows.map((row) => row.weight))}::numeric[],
       ${numbers(rows.map((row) => row.against))}::numeric[],
       ${numbers(rows.map((row) => row.for))}::numeric[],
       ${numbers(rows.map((row) => row.abstain))}::numeric[],
       ${sql.param(texts(rows.map((row) => row.reason)))}::text[])
       as rows (block, log_index, at, tx, governor, proposal_id, voter, support, weight, against, "for", abstain, reason)`),
  );

export const insertCrossChainVotes: Insert<Of<'crossChainVote'>> = (client, chainId, rows) =>
  client.query(
    statement(sql`insert into chain.cross_chain_vote (chain_id, block, log_index, at, transaction_hash, governor, source_chain_id)
     select ${chainId}, block, log_index, at, decode(tx, 'hex'), decode(governor, 'hex'), source_chain_id
     from unnest(${position(rows)}, ${hexes(rows.map((row) => row.transactionHash))}::text[],
       ${hexes(rows.map((row) => row.governor))}::text[],
       ${numbers(rows.map((row) => row.sourceChainId))}::bigint[])
       as rows (block, log_index, at, tx, governor, source_chain_id)`),
  );

export const insertRefunds: Insert<Of<'refund'>> = (client, chainId, rows) =>
  client.query(
    statement(sql`insert into chain.refund (chain_id, block, log_index, at, transaction_hash, refund_gas, receiver, amount)
     select ${chainId}, block, log_index, at, decode(tx, 'hex'), decode(refund_gas, 'hex'), decode(receiver, 'hex'), amount
     from unnest(${position(rows)}, ${hexes(rows.map((row) => row.transactionHash))}::text[],
       ${hexes(rows.map((row) => row.refundGas))}::text[],
       ${hexes(rows.map((row) => row.receiver))}::text[],
       ${numbers(rows.map((row) => row.amount))}::numeric[])
       as rows (block, log_index, at, tx, refund_gas, receiver, amount)`),
  );

export const insertVestedVotes: Insert<Of<'vestedVote'>> = (client, chainId, rows) =>
  client.query(
    statement(sql`insert into chain.vested_vote (chain_id, block, log_index, at, transaction_hash, vesting, governor, proposal_id, beneficiary)
     select ${chainId}, block, log_index, at, decode(tx, 'hex'), decode(vesting, 'hex'), decode(governor, 'hex'), proposal_id, decode(beneficiary, 'hex')
     from unnest(${position(rows)}, ${hexes(rows.map((row) => row.transactionHash))}::text[],
       ${hexes(rows.map((row) => row.vesting))}::text[],
       ${hexes(rows.map((row) => row.governor))}::text[],
       ${numbers(rows.map((row) => row.proposalId))}::numeric[],
       ${hexes(rows.map((row) => row.beneficiary))}::text[])
       as rows (block, log_index, at, tx, vesting, governor, proposal_id, beneficiary)`),
  );

export const insertLinks: Insert<Of<'link'>> = (client, chainId, rows) =>
  client.query(
    statement(sql`insert into chain.link (chain_id, block, log_index, at, contract, relation, subject, target)
     select ${chainId}, block, log_index, at, decode(contract, 'hex'), relation, decode(subject, 'hex'), decode(target, 'hex')
     from unnest(${position(rows)}, ${hexes(rows.map((row) => row.contract))}::text[],
       ${sql.param(texts(rows.map((row) => row.relation)))}::text[],
       ${hexes(rows.map((row) => row.subject))}::text[],
       ${hexes(rows.map((row) => row.target))}::text[])
       as rows (block, log_index, at, contract, relation, subject, target)`),
  );
