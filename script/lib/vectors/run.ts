import { add, NOTHING, type Tally } from '../tally.ts';
import { derivedProblem } from './derivedValues.ts';
import { judge, type Judgement } from './judge.ts';
import { modelSubject } from './model/modelSubject.ts';
import { priceVector } from './priceVectors.ts';
import type { Subject } from './subject.ts';
import type { JsonRecord, VectorFile } from './vectorFile.ts';
import { modelVesting, type VestingSubject, vestingProblems } from './vesting.ts';

/** What a vector comes to on one subject. */
export interface Verdict extends Judgement {
  /** `SDA-1 on TypeScript`. */
  name: string;
  steps: number;
}

/** One of the sides that a file is played on. */
export interface Side {
  subject: Subject;
  vesting: VestingSubject;
}

export const modelSide = (): Side => ({ subject: modelSubject(), vesting: modelVesting() });

/** Arithmetic of the specification, which no contract does. */
export const derivedVerdicts = ({ specDerived }: VectorFile): Verdict[] => specDerived.map(derivedVerdict);

/** Plays every vector of a file on a side. */
export async function runVectors({ vectors, vesting, priceFormatting, t0 }: VectorFile, side: Side): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const vector of vectors) {
    verdicts.push(await verdict(`${vector.id} on ${side.subject.name}`, vector.steps.length, () => judge(vector, side.subject, t0)));
  }
  for (const entry of priceFormatting) {
    const name = `${String(entry['id'])} on ${side.subject.name}`;
    verdicts.push(await verdict(name, 2, async () => judge(priceVector(entry), side.subject, t0)));
  }
  for (const vector of vesting) {
    const play = async () => ({ mended: [], problems: await vestingProblems(vector, side.vesting, t0) });
    verdicts.push(await verdict(`${vector.id} on ${side.subject.name}`, vector.steps.length, play));
  }
  return verdicts;
}

/** A vector that cannot be played is a problem of its own, and the next one is played all the same. */
async function verdict(name: string, steps: number, play: () => Promise<Judgement>): Promise<Verdict> {
  try {
    return { name, steps, ...(await play()) };
  } catch (error) {
    return { name, steps, mended: [], problems: [error instanceof Error ? error.message : String(error)] };
  }
}

function derivedVerdict(entry: JsonRecord, index: number): Verdict {
  const problem = derivedProblem(entry);
  return { name: `${String(entry['kind'])} ${index + 1}`, steps: 1, mended: [], problems: problem ? [problem] : [] };
}

export const tallyOf = (verdicts: readonly Verdict[]): Tally =>
  verdicts.map(({ problems }) => (problems.length === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 })).reduce(add, NOTHING);

/** A line for each vector and side, what differs below it. */
export const report = (verdicts: readonly Verdict[]): string[] =>
  verdicts.flatMap(({ name, steps, mended, problems }) => [
    `${problems.length === 0 ? 'ok    ' : 'FAILED'} ${name}: ${steps} ${steps === 1 ? 'step' : 'steps'}`,
    ...mended.map((line) => `         as mended: ${line}`),
    ...problems.map((line) => `         ${line}`),
  ]);
