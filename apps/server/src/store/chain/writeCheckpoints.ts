import type { ClientBase } from 'pg';
import type { CheckpointChange, Position } from './changes.ts';
import { type Checkpoint, foldCheckpoints, historyOf } from './checkpoints.ts';
import { hexes, numbers, texts } from './columns.ts';

type PositionedCheckpoint = CheckpointChange & Position;

/** Newest values of the histories that are added to; a missing one counts as zero. */
async function newestValues(client: ClientBase, chainId: number, changes: readonly PositionedCheckpoint[]): Promise<Map<string, bigint>> {
  const histories = [...new Map(changes.filter(({ change }) => 'add' in change).map((change) => [historyOf(change), change])).values()];
  if (histories.length === 0) return new Map();
  const { rows } = await client.query<{ position: string; value: string }>(
    `select k.position, c.value
     from unnest($2::text[], $3::text[], $4::text[]) with ordinality as k (contract, series, subject, position)
     cross join lateral (
       select value from chain.checkpoint
       where chain_id = $1 and contract = decode(k.contract, 'hex') and series = k.series and subject = decode(k.subject, 'hex')
       order by block desc limit 1
     ) c`,
    [
      chainId,
      hexes(histories.map((history) => history.contract)),
      texts(histories.map((history) => history.series)),
      hexes(histories.map((history) => history.subject)),
    ],
  );
  return new Map(rows.map(({ position, value }) => [historyOf(histories[Number(position) - 1]!), BigInt(value)]));
}

const insertCheckpoints = (client: ClientBase, chainId: number, rows: readonly Checkpoint[]) =>
  client.query(
    `insert into chain.checkpoint (chain_id, contract, series, subject, block, log_index, at, value)
     select $1, decode(contract, 'hex'), series, decode(subject, 'hex'), block, log_index, at, value
     from unnest($2::text[], $3::text[], $4::text[], $5::bigint[], $6::int[], $7::bigint[], $8::numeric[])
       as rows (contract, series, subject, block, log_index, at, value)`,
    [
      chainId,
      hexes(rows.map((row) => row.contract)),
      texts(rows.map((row) => row.series)),
      hexes(rows.map((row) => row.subject)),
      numbers(rows.map((row) => row.block)),
      numbers(rows.map((row) => row.logIndex)),
      numbers(rows.map((row) => row.at)),
      numbers(rows.map((row) => row.value)),
    ],
  );

/** Appends the values that `changes`, in the order of the chain, lead to. @returns what was appended. */
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
