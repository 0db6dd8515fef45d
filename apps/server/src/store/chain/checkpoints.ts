import type { CheckpointChange, Position } from './changes.ts';

export interface Checkpoint {
  contract: CheckpointChange['contract'];
  series: CheckpointChange['series'];
  subject: CheckpointChange['subject'];
  block: number;
  logIndex: number;
  at: number;
  value: bigint;
}

/** Key of one history. */
export const historyOf = ({ contract, series, subject }: Pick<CheckpointChange, 'contract' | 'series' | 'subject'>): string =>
  `${contract}:${series}:${subject}`;

/**
 * Turns changes, in the order of the chain, into checkpoints with absolute values. Of several changes in one block only the last is kept, as
 * nothing can be asked about the middle of a block.
 *
 * @param before - newest value of each history before the first change; a missing one counts as zero.
 */
export function foldCheckpoints(changes: readonly (CheckpointChange & Position)[], before: ReadonlyMap<string, bigint>): Checkpoint[] {
  const newest = new Map<string, Checkpoint>();
  const rows: Checkpoint[] = [];
  for (const { contract, series, subject, change, block, logIndex, at } of changes) {
    const history = historyOf({ contract, series, subject });
    const last = newest.get(history);
    const value = 'set' in change ? change.set : (last?.value ?? before.get(history) ?? 0n) + change.add;
    if (last?.block === block) {
      Object.assign(last, { logIndex, value });
      continue;
    }
    const row = { contract, series, subject, block, logIndex, at, value };
    newest.set(history, row);
    rows.push(row);
  }
  return rows;
}
