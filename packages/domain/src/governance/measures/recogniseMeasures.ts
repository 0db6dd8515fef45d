import { amountText } from '../../token/index.ts';
import { parseAddress } from '../../units.ts';
import { toActionCall } from '../actionCalls.ts';
import type { ExecutableCall } from '../executableCall.ts';
import type { ActionDraft } from '../proposalForm.ts';
import { fieldProblem, typedDuration } from './fieldValues.ts';
import { MEASURE_KINDS, type MeasureDraft, type MeasureFacts, type MeasureField, type MeasureKind } from './measure.ts';
import { factsAfter, measureCalls, measureProblems, MEASURES } from './measures.ts';

/** Ways of filling the fields of one kind from what stands in calls. Whatever needs more stays what it is: calls. */
const MOST_TRIES = 100;
/** Calls of a measure that has fields. */
const MOST_CALLS = 4;
/** Numbers in calls that are looked at. */
const MOST_WORDS = 24;
const WORD = 64;
const SELECTOR = '0x12345678'.length;
/** Seconds of a year, beyond which no delay is taken. */
const YEAR = 366n * 86_400n;

/** Amounts and arguments of calls, in their order. */
function wordsOf(calls: readonly ExecutableCall[]): bigint[] {
  const words = calls.flatMap(({ value, calldata }) => {
    const found = value === 0n ? [] : [value];
    for (let at = SELECTOR; at + WORD <= calldata.length && found.length < MOST_WORDS; at += WORD)
      found.push(BigInt(`0x${calldata.slice(at, at + WORD)}`));
    return found;
  });
  return words.slice(0, MOST_WORDS);
}

const DECIMALS = { share: 2, tokens: 18, coins: 18, gwei: 9 };

/** How somebody would have typed a number into a field; undefined where it cannot stand for one. */
function typed({ kind }: MeasureField, word: bigint): string | undefined {
  switch (kind) {
    case 'account':
      return parseAddress(`0x${word.toString(16).padStart(40, '0')}`);
    case 'duration':
      return word <= YEAR ? typedDuration(Number(word)) : undefined;
    case 'count':
      return word <= Number.MAX_SAFE_INTEGER ? String(word) : undefined;
    case 'share':
    case 'tokens':
    case 'coins':
    case 'gwei':
      return amountText(word, DECIMALS[kind]);
    case 'tiers':
    case 'bytes':
    case 'choice':
      return undefined;
  }
}

/** What may have been typed into a field, the likeliest first: arguments mostly follow the order of the fields. */
function candidates(field: MeasureField, words: readonly bigint[], from: number): { text: string; next: number }[] {
  const order = [...words.keys()].map((index) => (from + index) % words.length);
  const found = order.map((index) => ({ text: typed(field, words[index]!), next: index + 1 }));
  const others = [...(field.choices ?? []).map(({ value }) => value), ...(field.isOptional ? [''] : [])];
  const all = [...found, ...others.map((text) => ({ text, next: from }))];
  return all.flatMap(({ text, next }) => (text !== undefined && fieldProblem(field, text) === undefined ? [{ text, next }] : []));
}

const isSame = (a: ExecutableCall, b: ExecutableCall | undefined) =>
  b !== undefined && a.target === b.target && a.value === b.value && a.calldata.toLowerCase() === b.calldata.toLowerCase();
const isSameFunction = (a: ExecutableCall, b: ExecutableCall | undefined) =>
  a.calldata.slice(0, SELECTOR) === b?.calldata.slice(0, SELECTOR).toLowerCase();

function fieldsInOrder(kind: MeasureKind, facts: MeasureFacts): readonly MeasureField[] {
  const { order, fields } = MEASURES[kind];
  const asked = fields(facts);
  return order === undefined ? asked : asked.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

/** The measure with these values, if it makes exactly these calls. */
function withValues(
  kind: MeasureKind,
  tempId: string,
  calls: readonly ExecutableCall[],
  facts: MeasureFacts,
  values: MeasureDraft['values'] | undefined,
): MeasureDraft | undefined {
  const draft: MeasureDraft | undefined = values && { tempId, type: 'measure', kind, values };
  if (!draft || Object.keys(measureProblems(draft, facts)).length > 0) return undefined;
  const made = measureCalls(draft, facts);
  return made.length === calls.length && made.every((call, at) => isSame(call, calls[at])) ? draft : undefined;
}

/** The measure of a kind that makes exactly these calls; undefined where none is found. */
function fitting(kind: MeasureKind, tempId: string, calls: readonly ExecutableCall[], facts: MeasureFacts): MeasureDraft | undefined {
  const { read } = MEASURES[kind];
  if (read) return withValues(kind, tempId, calls, facts, read(facts, calls));
  const fields = fieldsInOrder(kind, facts);
  const words = wordsOf(calls);
  // So every way ends in a try, of which there are few.
  if (fields.some((field) => candidates(field, words, 0).length === 0)) return undefined;
  let tries = MOST_TRIES;
  function fill(index: number, from: number, values: Record<string, string>): MeasureDraft | undefined {
    const field = fields[index];
    if (field) {
      for (const { text, next } of candidates(field, words, from)) {
        if (tries <= 0) return undefined;
        const found = fill(index + 1, next, { ...values, [field.name]: text });
        if (found) return found;
      }
      return undefined;
    }
    tries--;
    const draft: MeasureDraft = { tempId, type: 'measure', kind, values };
    if (Object.keys(measureProblems(draft, facts)).length > 0) return undefined;
    const made = measureCalls(draft, facts);
    // Which functions a kind calls hardly depends on its values.
    if (made.length !== calls.length || !made.every((call, at) => isSameFunction(call, calls[at]))) tries = 0;
    return made.length === calls.length && made.every((call, at) => isSame(call, calls[at])) ? draft : undefined;
  }
  return fill(0, 0, {});
}

/** A measure without fields has one way of being carried out. */
function beginningOf(kind: MeasureKind, tempId: string, calls: readonly ExecutableCall[], facts: MeasureFacts) {
  const draft: MeasureDraft = { tempId, type: 'measure', kind, values: {} };
  if (MEASURES[kind].fields(facts).length > 0 || Object.keys(measureProblems(draft, facts)).length > 0) return undefined;
  const made = measureCalls(draft, facts);
  return made.length > 0 && made.every((call, at) => isSame(call, calls[at])) ? { draft, length: made.length } : undefined;
}

function firstMeasure(tempId: string, calls: readonly ExecutableCall[], facts: MeasureFacts) {
  for (const kind of MEASURE_KINDS) {
    const found = beginningOf(kind, tempId, calls, facts);
    if (found) return found;
  }
  for (let length = Math.min(MOST_CALLS, calls.length); length > 0; length--) {
    for (const kind of MEASURE_KINDS) {
      const draft = MEASURES[kind].fields(facts).length > 0 ? fitting(kind, tempId, calls.slice(0, length), facts) : undefined;
      if (draft) return { draft, length };
    }
  }
  return undefined;
}

/** Actions of a file, where those that do exactly what a measure of the governor would do have become that measure. */
export function recogniseMeasures(actions: readonly ActionDraft[], facts: MeasureFacts | undefined): (ActionDraft | MeasureDraft)[] {
  if (!facts) return [...actions];
  const calls = actions.map(toActionCall);
  const read: (ActionDraft | MeasureDraft)[] = [];
  let now = facts;
  for (let at = 0; at < actions.length;) {
    const action = actions[at]!;
    const found = firstMeasure(action.tempId, calls.slice(at), now);
    read.push(found?.draft ?? action);
    if (found) now = factsAfter(found.draft, now);
    at += found?.length ?? 1;
  }
  return read;
}
