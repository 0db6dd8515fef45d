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
    const wrong = differences(step, outcome).map((line) => `${place}: ${line}`);
    const isMended = isExplained(step, ours, reference) && isSame(step, ours, outcome);
    (isMended ? judgement.mended : judgement.problems).push(...wrong);
  }
  return judgement;
}

/** Whether our rules lead elsewhere than the step expects while the reference's rules, but for a quirk, lead there. */
function isExplained(step: Step, ours: Outcome, reference: Outcome): boolean {
  return differences(step, ours).length > 0 && (step.quirk !== undefined || differences(step, reference).length === 0);
}

/** Whether two outcomes differ from what a step expects in the same way. */
const isSame = (step: Step, a: Outcome, b: Outcome): boolean => differences(step, a).join('\n') === differences(step, b).join('\n');
