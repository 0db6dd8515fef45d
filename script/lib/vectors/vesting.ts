import { releasableAt, type VestingSchedule } from '@althing/domain/bonds';
import { integer, text } from './json.ts';
import { type JsonRecord, onlyKeys, type VestingVector } from './vectorFile.ts';

/** Where the schedules of the vectors are kept: the model, or the vault of the contracts. */
export interface VestingSubject {
  readonly name: string;
  /** A new schedule, opened at `at`. */
  open(schedule: VestingSchedule, at: bigint): Promise<void>;
  releasable(at: bigint): Promise<bigint>;
  released(at: bigint): Promise<bigint>;
  /** What the beneficiary received; undefined where the release was refused. */
  release(amount: bigint, at: bigint): Promise<bigint | undefined>;
}

export function modelVesting(): VestingSubject {
  let schedule: VestingSchedule;
  return {
    name: 'TypeScript',
    async open(opened) {
      schedule = opened;
    },
    releasable: async (at) => releasableAt(schedule, at),
    released: async () => schedule.released,
    async release(amount, at) {
      if (amount === 0n || amount > releasableAt(schedule, at)) return undefined;
      schedule = { ...schedule, released: schedule.released + amount };
      return amount;
    },
  };
}

const VECTOR_KEYS = ['id', 'title', 'start', 'cliff', 'duration', 'slice', 'amount', 'storedCliff', 'steps', 'note'];
const VIEW_KEYS = ['at', 'do', 'releasable', 'released', 'note'];
const RELEASE_KEYS = ['at', 'do', 'amount', 'ok', 'received', 'releasedAfter', 'releasableAfter', 'error', 'note'];

/** Differences between a vesting vector and what the subject does, one line each. */
export async function vestingProblems(vector: VestingVector, subject: VestingSubject, t0: bigint): Promise<string[]> {
  onlyKeys(vector, VECTOR_KEYS, vector.id);
  const start = BigInt(vector.start);
  const cliff = start + BigInt(vector.cliff);
  const problems: string[] = [];
  const check = (what: string, found: bigint | boolean, expected: unknown) => {
    if (expected !== undefined && String(found) !== String(expected)) problems.push(`${what} is ${found} instead of ${String(expected)}`);
  };
  check('cliff', cliff, vector.storedCliff);
  const terms = { start, cliff, duration: BigInt(vector.duration), slicePeriodSeconds: BigInt(vector.slice) };
  await subject.open({ ...terms, amountTotal: BigInt(vector.amount), released: 0n }, t0);
  for (const step of vector.steps) await playStep(step, subject, t0, check);
  return problems;
}

type Check = (what: string, found: bigint | boolean, expected: unknown) => void;

async function playStep(step: JsonRecord, subject: VestingSubject, t0: bigint, check: Check): Promise<void> {
  const verb = text(step['do']);
  const place = `${verb} at ${JSON.stringify(step['at'])}:`;
  const at = t0 + integer(step['at']);
  if (verb !== 'view' && verb !== 'release') throw new Error(`${place} the format does not know this`);
  onlyKeys(step, verb === 'view' ? VIEW_KEYS : RELEASE_KEYS, place);
  if (verb === 'release') {
    const received = await subject.release(integer(step['amount']), at);
    check(`${place} ok`, received !== undefined, step['ok']);
    check(`${place} received`, received ?? 0n, step['received']);
  }
  check(`${place} releasable`, await subject.releasable(at), step['releasable'] ?? step['releasableAfter']);
  check(`${place} released`, await subject.released(at), step['released'] ?? step['releasedAfter']);
}
