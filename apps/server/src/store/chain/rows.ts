import type { ClientBase } from 'pg';
import { type Change, proposalSubject } from './changes.ts';
import type { PositionedChange, IndexedEvent } from './update.ts';
import type { Header } from './update.ts';
import { hexes, numbers, texts, toJson } from './columns.ts';

/* Inserts, one statement per table. All rows of one chain; `$1` is its id. */

type Of<Table extends Change['table']> = Extract<PositionedChange, { table: Table }>;
type Insert<Row> = (client: ClientBase, chainId: number, rows: readonly Row[]) => Promise<unknown>;

export const insertHeaders: Insert<Header> = (client, chainId, rows) =>
  client.query(
    `insert into chain.block (chain_id, number, hash, at)
     select $1, number, decode(hash, 'hex'), at from unnest($2::bigint[], $3::text[], $4::bigint[]) as rows (number, hash, at)`,
    [chainId, numbers(rows.map((row) => row.number)), hexes(rows.map((row) => row.hash)), numbers(rows.map((row) => row.timestamp))],
  );

const position = (rows: readonly { block: number; logIndex: number; at: number }[]) => [
  numbers(rows.map((row) => row.block)),
  numbers(rows.map((row) => row.logIndex)),
  numbers(rows.map((row) => row.at)),
];

/** The most characters of one statement. Turning rows into it holds up everything else. */
const STATEMENT_CHARACTERS = 1_048_576;

/** Rows with their JSON, in as many portions as it needs. */
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
    `insert into chain.event (chain_id, block, log_index, at, transaction_hash, address, name, args)
     select $1, block, log_index, at, decode(tx, 'hex'), decode(address, 'hex'), name, args::jsonb
     from unnest($2::bigint[], $3::int[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[])
       as rows (block, log_index, at, tx, address, name, args)`,
    [
      chainId,
      ...position(rows),
      hexes(rows.map((row) => row.transactionHash)),
      hexes(rows.map((row) => row.address)),
      `{${rows.map((row) => row.name).join(',')}}`,
      args,
    ],
  );

// The first announcement of an address, and the first proposal under an id, count: a contract may log what it likes.
export const insertContracts: Insert<Of<'contract'>> = (client, chainId, rows) =>
  client.query(
    `insert into chain.contract (chain_id, block, log_index, at, transaction_hash, address, kind, name, organisation, creator)
     select $1, block, log_index, at, decode(tx, 'hex'), decode(address, 'hex'), kind, name, decode(organisation, 'hex'), decode(creator, 'hex')
     from unnest($2::bigint[], $3::int[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[])
       as rows (block, log_index, at, tx, address, kind, name, organisation, creator)
     on conflict do nothing`,
    [
      chainId,
      ...position(rows),
      hexes(rows.map((row) => row.transactionHash)),
      hexes(rows.map((row) => row.address)),
      texts(rows.map((row) => row.kind)),
      texts(rows.map((row) => row.name)),
      hexes(rows.map((row) => row.organisation)),
      hexes(rows.map((row) => row.creator)),
    ],
  );

export const insertProposals: Insert<Of<'proposal'>> = async (client, chainId, rows) => {
  for (const portion of portions(rows, ({ actions }) => toJson(actions))) {
    await insertProposalPortion(client, chainId, portion.rows, portion.json);
  }
};

const insertProposalPortion = (client: ClientBase, chainId: number, rows: readonly Of<'proposal'>[], actions: readonly string[]) =>
  client.query(
    `insert into chain.proposal
       (chain_id, block, log_index, at, transaction_hash, governor, proposal_id, proposer, description, actions, vote_start, vote_end, operation_id, subject, size)
     select $1, block, log_index, at, decode(tx, 'hex'), decode(governor, 'hex'), proposal_id, decode(proposer, 'hex'), description,
       actions::jsonb, vote_start, vote_end, decode(operation_id, 'hex'), decode(subject, 'hex'),
       length(description) + length(actions)
     from unnest($2::bigint[], $3::int[], $4::bigint[], $5::text[], $6::text[], $7::numeric[], $8::text[], $9::text[], $10::text[], $11::numeric[], $12::numeric[], $13::text[], $14::text[])
       as rows (block, log_index, at, tx, governor, proposal_id, proposer, description, actions, vote_start, vote_end, operation_id, subject)
     on conflict do nothing`,
    [
      chainId,
      ...position(rows),
      hexes(rows.map((row) => row.transactionHash)),
      hexes(rows.map((row) => row.governor)),
      numbers(rows.map((row) => row.proposalId)),
      hexes(rows.map((row) => row.proposer)),
      texts(rows.map((row) => row.description)),
      actions,
      numbers(rows.map((row) => row.voteStart)),
      numbers(rows.map((row) => row.voteEnd)),
      hexes(rows.map((row) => row.operationId)),
      hexes(rows.map((row) => proposalSubject(row.proposalId))),
    ],
  );

export const insertProposalSteps: Insert<Of<'proposalStep'>> = (client, chainId, rows) =>
  client.query(
    `insert into chain.proposal_step (chain_id, block, log_index, at, transaction_hash, governor, proposal_id, step, until)
     select $1, block, log_index, at, decode(tx, 'hex'), decode(governor, 'hex'), proposal_id, step, until
     from unnest($2::bigint[], $3::int[], $4::bigint[], $5::text[], $6::text[], $7::numeric[], $8::text[], $9::numeric[])
       as rows (block, log_index, at, tx, governor, proposal_id, step, until)`,
    [
      chainId,
      ...position(rows),
      hexes(rows.map((row) => row.transactionHash)),
      hexes(rows.map((row) => row.governor)),
      numbers(rows.map((row) => row.proposalId)),
      texts(rows.map((row) => row.step)),
      numbers(rows.map((row) => row.until)),
    ],
  );

export const insertOperationSteps: Insert<Of<'operationStep'>> = (client, chainId, rows) =>
  client.query(
    `insert into chain.operation_step (chain_id, block, log_index, at, transaction_hash, timelock, operation_id, step)
     select $1, block, log_index, at, decode(tx, 'hex'), decode(timelock, 'hex'), decode(operation_id, 'hex'), step
     from unnest($2::bigint[], $3::int[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[])
       as rows (block, log_index, at, tx, timelock, operation_id, step)`,
    [
      chainId,
      ...position(rows),
      hexes(rows.map((row) => row.transactionHash)),
      hexes(rows.map((row) => row.timelock)),
      hexes(rows.map((row) => row.operationId)),
      texts(rows.map((row) => row.step)),
    ],
  );

export const insertVotes: Insert<Of<'vote'>> = (client, chainId, rows) =>
  client.query(
    `insert into chain.vote
       (chain_id, block, log_index, at, transaction_hash, governor, proposal_id, voter, support, weight, against, "for", abstain, reason)
     select $1, block, log_index, at, decode(tx, 'hex'), decode(governor, 'hex'), proposal_id, decode(voter, 'hex'), support, weight, against, "for", abstain, reason
     from unnest($2::bigint[], $3::int[], $4::bigint[], $5::text[], $6::text[], $7::numeric[], $8::text[], $9::smallint[], $10::numeric[], $11::numeric[], $12::numeric[], $13::numeric[], $14::text[])
       as rows (block, log_index, at, tx, governor, proposal_id, voter, support, weight, against, "for", abstain, reason)`,
    [
      chainId,
      ...position(rows),
      hexes(rows.map((row) => row.transactionHash)),
      hexes(rows.map((row) => row.governor)),
      numbers(rows.map((row) => row.proposalId)),
      hexes(rows.map((row) => row.voter)),
      numbers(rows.map((row) => row.support)),
      numbers(rows.map((row) => row.weight)),
      numbers(rows.map((row) => row.against)),
      numbers(rows.map((row) => row.for)),
      numbers(rows.map((row) => row.abstain)),
      texts(rows.map((row) => row.reason)),
    ],
  );

export const insertCrossChainVotes: Insert<Of<'crossChainVote'>> = (client, chainId, rows) =>
  client.query(
    `insert into chain.cross_chain_vote (chain_id, block, log_index, at, transaction_hash, governor, source_chain_id)
     select $1, block, log_index, at, decode(tx, 'hex'), decode(governor, 'hex'), source_chain_id
     from unnest($2::bigint[], $3::int[], $4::bigint[], $5::text[], $6::text[], $7::bigint[])
       as rows (block, log_index, at, tx, governor, source_chain_id)`,
    [
      chainId,
      ...position(rows),
      hexes(rows.map((row) => row.transactionHash)),
      hexes(rows.map((row) => row.governor)),
      numbers(rows.map((row) => row.sourceChainId)),
    ],
  );

export const insertRefunds: Insert<Of<'refund'>> = (client, chainId, rows) =>
  client.query(
    `insert into chain.refund (chain_id, block, log_index, at, transaction_hash, refund_gas, receiver, amount)
     select $1, block, log_index, at, decode(tx, 'hex'), decode(refund_gas, 'hex'), decode(receiver, 'hex'), amount
     from unnest($2::bigint[], $3::int[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::numeric[])
       as rows (block, log_index, at, tx, refund_gas, receiver, amount)`,
    [
      chainId,
      ...position(rows),
      hexes(rows.map((row) => row.transactionHash)),
      hexes(rows.map((row) => row.refundGas)),
      hexes(rows.map((row) => row.receiver)),
      numbers(rows.map((row) => row.amount)),
    ],
  );

export const insertLinks: Insert<Of<'link'>> = (client, chainId, rows) =>
  client.query(
    `insert into chain.link (chain_id, block, log_index, at, contract, relation, subject, target)
     select $1, block, log_index, at, decode(contract, 'hex'), relation, decode(subject, 'hex'), decode(target, 'hex')
     from unnest($2::bigint[], $3::int[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[])
       as rows (block, log_index, at, contract, relation, subject, target)`,
    [
      chainId,
      ...position(rows),
      hexes(rows.map((row) => row.contract)),
      texts(rows.map((row) => row.relation)),
      hexes(rows.map((row) => row.subject)),
      hexes(rows.map((row) => row.target)),
    ],
  );
