import { differences } from './compare.ts';
import { modelSubject } from './model/modelSubject.ts';
import { type Outcome, player } from './play.ts';
import type { Subject } from './subject.ts';
import { checkVector, type Step, type Vector } from './vectorFile.ts';

export interface Judgement {
  /** Steps that come out by our rules and not by the reference's, with what differs. */
  mended: string[];
  problems: string[];
}

/** What a suggestion asks of a step, where it is said in words that are known. */
const SUGGESTED: Record<string, (outcome: Outcome) => boolean> = {
  'reject zero payout': ({ revert }) => revert?.error === 'Auctioneer_AmountLessThanMinimum',
  reject: ({ revert }) => revert !== undefined,
  'views must not revert for ended markets': ({ values }) => values !== undefined && !JSON.stringify(values).includes('"revert"'),
};

/** A suggestion that is an error's name asks for that error. */
function isAsSuggested({ suggested = '' }: Step, outcome: Outcome): boolean {
  if (/^[A-Z][A-Za-z]+_\w+$/.test(suggested)) return outcome.revert?.error === suggested;
  return SUGGESTED[suggested]?.(outcome) ?? true;
}

/**
 * Plays a vector on a subject; throws Error where that cannot be done. Each step must come out as it is expected. Where it does not, it must be a step that the
 * reference gets otherwise than our rules do, by a defect of its own or after one: then the subject must do what our rules
 * say to the unit, and the reference's rules must give what is expected.
 */
export async function judge(vector: Vector, subject: Subject, t0: bigint): Promise<Judgement> {
  checkVector(vector);
  const judgement: Judgement = { mended: [], problems: [] };
  const play = await player(subject, vector, t0);
  const playOurs = await player(modelSubject(), vector, t0);
  const playReference = await player(modelSubject(true), vector, t0);
  for (const step of vector.steps) {
    const place = `step ${step.n} (${step.do})`;
    const [outcome, ours, reference] = [await play(step), await playOurs(step), await playReference(step)];
    if (step.quirk !== undefined && !isAsSuggested(step, outcome)) {
      judgement.problems.push(`${place} is not as suggested, "${step.suggested}": ${JSON.stringify(outcome)}`);
    }
    const { mended, problems } = compared(step, { outcome, ours, reference });
    judgement.mended.push(...mended.map((line) => `${place}: ${line}`));
    judgement.problems.push(...problems.map((line) => `${place}: ${line}`));
  }
  return judgement;
}

interface Outcomes {
  outcome: Outcome;
  ours: Outcome;
  reference: Outcome;
}

/** A step that our rules mend must come out as they have it; one that still comes out as the reference has it is a problem too. */
function compared(step: Step, { outcome, ours, reference }: Outcomes): Judgement {
  const wrong = differences(step, outcome);
  const mended = differences(step, ours);
  if (mended.length === 0 || !isReferences(step, reference)) return { mended: [], problems: wrong };
  if (wrong.join('\n') === mended.join('\n')) return { mended, problems: [] };
  return { mended: [], problems: wrong.length > 0 ? wrong : mended.map((line) => `is not mended: ${line}`) };
}

/** Whether the reference's rules, but for a quirk, lead to what a step expects. */
const isReferences = (step: Step, reference: Outcome): boolean => step.quirk !== undefined || differences(step, reference).length === 0;
