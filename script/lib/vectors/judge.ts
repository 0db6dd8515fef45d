import { differences } from './compare.ts';
import { record } from './json.ts';
import { modelSubject } from './model/modelSubject.ts';
import { type Outcome, player } from './play.ts';
import type { Subject } from './subject.ts';
import { checkVector, type Step, type Vector } from './vectorFile.ts';

export interface Judgement {
  /** Steps that come out by our rules and not by the reference's, with what differs. */
  mended: string[];
  problems: string[];
}

/** What a suggestion asks of a step, by its words. One in other words fails: nobody knows whether it was followed. */
const SUGGESTED: Record<string, (outcome: Outcome, step: Step) => boolean> = {
  'reject zero payout': ({ revert }) => revert?.error === 'Auctioneer_AmountLessThanMinimum',
  reject: ({ revert }) => revert !== undefined,
  'any revert is fine; a typed error is better': ({ revert }) => revert !== undefined,
  // The candidate for a market's ownership: nobody any more, so that it cannot be taken twice.
  'clear it': ({ revert, values }) => (revert ? revert.error === 'Auctioneer_NotAuthorized' : record(values)['pendingOwner'] === 'none'),
  'keep for compatibility or test currentDebt before the purchase': (outcome, step) =>
    outcome.revert?.error === 'Auctioneer_MarketNotActive' || differences(step, outcome).length === 0,
  'views must not revert for ended markets': ({ values }) => values !== undefined && !JSON.stringify(values).includes('"revert"'),
};

/** A suggestion that is an error's name asks for that error. */
function suggestionProblem(step: Step, outcome: Outcome): string | undefined {
  const { quirk, suggested } = step;
  if (quirk === undefined) return undefined;
  if (suggested === undefined) return 'has a quirk and suggests nothing';
  const isError = /^[A-Z][A-Za-z]+_\w+$/.test(suggested);
  const isFollowed = isError ? () => outcome.revert?.error === suggested : SUGGESTED[suggested];
  if (!isFollowed) return `suggests "${suggested}", which nobody here knows how to check`;
  return isFollowed(outcome, step) ? undefined : `is not as suggested, "${suggested}": ${JSON.stringify(outcome)}`;
}

/**
 * Plays a vector on a subject; throws Error where that cannot be done. Each step must come out as it is expected. Where it does not, it must be a step that the
 * reference gets otherwise than our rules do, by a defect of its own or after one: then the subject must do what our rules
 * say to the unit, and the reference's rules must give what is expected. A mended step that is not marked names the step from which on both
 * go their own ways, which may be itself.
 */
export async function judge(vector: Vector, subject: Subject, t0: bigint): Promise<Judgement> {
  checkVector(vector);
  const judgement: Judgement = { mended: [], problems: [] };
  const play = await player(subject, vector, t0);
  const playOurs = await player(modelSubject(), vector, t0);
  const playReference = await player(modelSubject(true), vector, t0);
  let parted: string | undefined;
  for (const step of vector.steps) {
    const place = `step ${step.n} (${step.do})`;
    const [outcome, ours, reference] = [await play(step), await playOurs(step), await playReference(step)];
    if (JSON.stringify(ours) !== JSON.stringify(reference)) parted ??= place;
    const problem = suggestionProblem(step, outcome);
    if (problem) judgement.problems.push(`${place} ${problem}`);
    const { mended, problems } = compared(step, { outcome, ours, reference });
    const cause = step.quirk === undefined ? `, because of ${parted}` : '';
    judgement.mended.push(...mended.map((line) => `${place}: ${line}${cause}`));
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
