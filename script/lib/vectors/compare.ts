import type { Outcome } from './play.ts';
import type { Revert } from './subject.ts';
import type { Json, JsonRecord, Step } from './vectorFile.ts';

/** Reverts of the reference that have no error of their own: any revert of ours will do. */
const UNTYPED = ['Error', 'Panic', '(no data)'];
/** A bond token of the reference holds its name in as many bytes, cut or filled up with zeros. */
export const REFERENCE_NAME_BYTES = 32;

/** How an outcome differs from what a step expects, one line each; empty where it does not. */
export function differences(step: Step, outcome: Outcome): string[] {
  if (step.expectRevert) return revertDifferences(step.expectRevert, outcome);
  if (outcome.revert && !isRevert(step.expect ?? null)) return [`reverted with ${said(outcome.revert)}`];
  return step.expect === undefined
    ? []
    : valueDifferences(step.expect, outcome.revert ? { revert: asJson(outcome.revert) } : outcome.values, '');
}

const asJson = ({ error, args = [] }: Revert): Json => ({ error, args });
const said = ({ error, args = [] }: Revert): string => [error, ...args].join(' ');

function revertDifferences(expected: JsonRecord, { revert }: Outcome): string[] {
  if (!revert) return [`did not revert with ${JSON.stringify(expected['error'])}`];
  return isSameRevert(expected, revert) ? [] : [`reverted with ${said(revert)} instead of ${JSON.stringify(expected)}`];
}

function isSameRevert(expected: JsonRecord, { error, args = [] }: Revert): boolean {
  if (expected['matchAnyRevert'] === true || UNTYPED.some((name) => name === expected['error'])) return true;
  const expectedArgs = Array.isArray(expected['args']) ? expected['args'].map(String) : [];
  return expected['error'] === error && expectedArgs.every((arg, index) => isWorldly(arg) || arg === args[index]);
}

/** Addresses, and names of them, differ from world to world. */
const isWorldly = (arg: string): boolean => arg.startsWith('0x') || arg.startsWith('$');

const isRecord = (value: Json | undefined): value is JsonRecord => typeof value === 'object' && value !== null && !Array.isArray(value);
const isRevert = (value: Json | undefined): value is { revert: JsonRecord } => isRecord(value) && isRecord(value['revert']);

function valueDifferences(expected: Json, actual: Json | undefined, path: string): string[] {
  if (isRevert(expected)) {
    const revert = isRevert(actual) ? (actual.revert as unknown as Revert) : undefined;
    return revertDifferences(expected.revert, revert ? { revert } : { values: actual ?? null }).map((line) => `${path} ${line}`);
  }
  if (isRecord(expected)) {
    if (!isRecord(actual)) return [`${path} is ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`];
    return Object.keys(expected).flatMap((key) => valueDifferences(expected[key] ?? null, actual[key], path ? `${path}.${key}` : key));
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length)
      return [`${path} is ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`];
    return expected.flatMap((item, index) => valueDifferences(item, actual[index], `${path}[${index}]`));
  }
  return isSameText(expected, actual) ? [] : [`${path} is ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`];
}

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** Integers may stand as numbers or texts; addresses differ from world to world; names of the reference's bond tokens are of a fixed length. */
function isSameText(expected: Json, actual: Json | undefined): boolean {
  if (typeof expected === 'boolean' || expected === null) return actual === expected;
  const text = String(expected).replace(/\0+$/, '');
  if (text === String(actual)) return true;
  if (ADDRESS.test(text)) return actual === undefined || ADDRESS.test(String(actual));
  return text.length === REFERENCE_NAME_BYTES && typeof actual === 'string' && actual.startsWith(text) && Number.isNaN(Number(text));
}
