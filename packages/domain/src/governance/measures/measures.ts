import type { ExecutableCall } from '../executableCall.ts';
import { asSentence, fieldProblem } from './fieldValues.ts';
import { CONTROLLER_MEASURES } from './controllerMeasures.ts';
import { GUARDIAN_MEASURES } from './guardianMeasures.ts';
import { type Measure, type MeasureDraft, type MeasureFacts, type MeasureGroup, type MeasureKind, READING } from './measure.ts';
import { QUADRATIC_MEASURES } from './quadraticMeasures.ts';
import { REFUND_MEASURES } from './refundMeasures.ts';
import { SETTING_MEASURES } from './settingMeasures.ts';
import { TIMELOCK_MEASURES } from './timelockMeasures.ts';
import { TOKEN_MEASURES } from './tokenMeasures.ts';
import { TRAVEL_MEASURES } from './travelMeasures.ts';
import { UPGRADE_MEASURES } from './upgradeMeasures.ts';
import { VOTE_MEASURES } from './voteMeasures.ts';

export const MEASURES: Readonly<Record<MeasureKind, Measure>> = {
  ...SETTING_MEASURES,
  ...QUADRATIC_MEASURES,
  ...TIMELOCK_MEASURES,
  ...GUARDIAN_MEASURES,
  ...REFUND_MEASURES,
  ...TOKEN_MEASURES,
  ...TRAVEL_MEASURES,
  ...UPGRADE_MEASURES,
  ...VOTE_MEASURES,
  ...CONTROLLER_MEASURES,
};

export const MEASURE_GROUP_TITLES: Readonly<Record<MeasureGroup, string>> = {
  voting: 'How this governor votes',
  guardians: 'Guardians',
  refunds: 'Refunds of network fees',
  token: 'Token',
  upgrades: 'Upgrades',
  votes: 'Votes',
  timelock: 'Which timelock carries out',
  controllers: 'Who may use message controllers and portals',
};

/** A measure that begins with today's values. */
export function emptyMeasure(kind: MeasureKind, tempId: string, facts: MeasureFacts): MeasureDraft {
  const values = MEASURES[kind].fields(facts).map(({ name, initial = '' }) => [name, initial]);
  return { tempId, type: 'measure', kind, values: Object.fromEntries(values) };
}

/** What is wrong with a measure, by field. `kind`: this governor cannot do it at all. */
export function measureProblems({ kind, values }: MeasureDraft, facts: MeasureFacts): Record<string, string> {
  const measure = MEASURES[kind];
  const refusal = measure.refusal?.(facts);
  // Nobody waits for a slow chain: the simulation says it, too.
  if (refusal !== undefined && refusal !== READING) return { kind: refusal };
  const problems = measure.fields(facts).flatMap((field) => {
    const problem = fieldProblem(field, values[field.name] ?? '');
    return problem === undefined ? [] : [[field.name, problem] as const];
  });
  if (problems.length > 0) return Object.fromEntries(problems);
  const others = Object.entries(measure.problems?.(facts, values) ?? {});
  return Object.fromEntries(others.flatMap(([field, problem]) => (problem === false ? [] : [[field, problem] as const])));
}

const isSound = (draft: MeasureDraft, facts: MeasureFacts): boolean => Object.keys(measureProblems(draft, facts)).length === 0;

/** What the governor is after a measure; as before where there is something wrong with it. */
export function factsAfter(draft: MeasureDraft, facts: MeasureFacts): MeasureFacts {
  const { after } = MEASURES[draft.kind];
  return after && isSound(draft, facts) ? { ...facts, ...after(facts, draft.values) } : facts;
}

/** The calls of a measure. Throws a `TypeError` where `measureProblems` finds any. */
export function measureCalls(draft: MeasureDraft, facts: MeasureFacts): ExecutableCall[] {
  if (!isSound(draft, facts)) throw new TypeError('The measure is not complete');
  return MEASURES[draft.kind].calls(facts, draft.values);
}

/** What it means that a measure is decided; nothing while there is something wrong with it. */
export const measureConsequences = (draft: MeasureDraft, facts: MeasureFacts): string[] =>
  isSound(draft, facts) ? MEASURES[draft.kind].consequences(facts, draft.values).map(asSentence) : [];
