import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { CheckpointChange, Position } from './changes.ts';
import { type Checkpoint, foldCheckpoints, historyOf } from './checkpoints.ts';
import { hexes, numbers, texts } from './columns.ts';
import { statement } from '../statement.ts';

type PositionedCheckpoint = CheckpointChange & Position;

/** Newest values of the histories that changes add to; a missing one counts as zero. */
async function newestValues(client: ClientBase, chainId: number, changes: readonly PositionedCheckpoint[]): Promise<Map<string, bigint>> {
  const histories = [...new Map(changes.filter(({ change }) => 'add' in change).map((change) => [historyOf(change), change])).values()];
  if (histories.length === 0) return new Map();
  const { rows } = await client.query<{ position: string; value: string }>(
    statement(sql`select k.position, c.value
     from unnest(${hexes(histories.map((history) => history.contract))}::text[],
       ${sql.param(texts(histories.map((history) => history.series)))}::text[],
       ${hexes(histories.map((history) => history.subject))}::text[]) with ordinality as k (contract, series, subject, position)
     cross join lateral (
       select value from chain.checkpoint
       where chain_id = ${chainId} and contract = decode(k.contract, 'hex') and series = k.series and subject = decode(k.subject, 'hex')
       order by block desc limit 1
     ) c`),
  );
  return new Map(rows.map(({ position, value }) => [historyOf(histories[Number(position) - 1]!), BigInt(value)]));
}

const insertCheckpoints = (client: ClientBase, chainId: number, rows: readonly Checkpoint[]) =>
  client.query(
    statement(sql`insert into chain.checkpoint (chain_id, contract, series, subject, block, log_index, at, value)
     select ${chainId}, decode(contract, 'hex'), series, decode(subject, 'hex'), block, log_index, at, value
     from unnest(${hexes(rows.map((row) => row.contract))}::text[],
       ${sql.param(texts(rows.map((row) => row.series)))}::text[],
       ${hexes(rows.map((row) => row.subject))}::text[],
       ${numbers(rows.map((row) => row.block))}::bigint[],
       ${numbers(rows.map((row) => row.logIndex))}::int[],
       ${numbers(rows.map((row) => row.at))}::bigint[],
       ${numbers(rows.map((row) => row.value))}::numeric[])
       as rows (contract, series, subject, block, log_index, at, value)`),
  );

/** Appends the values that result from `changes`, in the order of the chain. @returns what was appended. */
export async function writeCheckpoints(
  client: ClientBase,
  chainId: number,
  changes: readonly PositionedCheckpoint[],
): Promise<readonly Checkpoint[]> {
  if (changes.length === 0) return [];
  const checkpoints = foldCheckpoints(changes, await newestValues(client, chainId, changes));
  await insertCheckpoints(client, chainId, checkpoints);
  return checkpoints;
}
