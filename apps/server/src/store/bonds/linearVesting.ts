import { MOST_PER_CLAIM, releasableAt } from '@althing/domain/bonds';
import type { BondBalanceGroup } from '@althing/domain/http';
import { isoTime } from '../chain/wire.ts';

/** A vesting schedule of which something is left. */
export interface ScheduleRow {
  chain_id: string;
  schedule_id: string;
  token: Buffer;
  start: string;
  cliff: string;
  duration: string;
  slice: string;
  amount: string;
  released: string;
}

type Releasable = { id: string; amount: bigint };

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

const largestFirst = (a: Releasable, b: Releasable): number => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0);

/** What schedules of one token come to. @param rows - Not empty. @param now - UNIX seconds of their chain. */
export function linearVestingOf(rows: readonly ScheduleRow[], now: bigint): NonNullable<BondBalanceGroup['contract']['linearVesting']> {
  const releasable = rows.map((row) => ({ id: row.schedule_id, amount: releasableOf(row, now) })).filter(({ amount }) => amount > 0n);
  const end = Math.max(...rows.map((row) => Number(row.start) + Number(row.duration)));
  return {
    vestingScheduleIds: rows.map(({ schedule_id }) => schedule_id),
    releasable: releasable
      .toSorted(largestFirst)
      .slice(0, MOST_PER_CLAIM)
      .map(({ id, amount }) => ({ id, amount: amount.toString() })),
    releasableAmount: sum(releasable.map(({ amount }) => amount)).toString(),
    totalAmount: sum(rows.map(({ amount }) => BigInt(amount))).toString(),
    releasedAmount: sum(rows.map(({ released }) => BigInt(released))).toString(),
    end: isoTime(String(end)),
  };
}

const releasableOf = ({ start, cliff, duration, slice, amount, released }: ScheduleRow, now: bigint): bigint =>
  releasableAt(
    {
      start: BigInt(start),
      cliff: BigInt(cliff),
      duration: BigInt(duration),
      slicePeriodSeconds: BigInt(slice),
      amountTotal: BigInt(amount),
      released: BigInt(released),
    },
    now,
  );
