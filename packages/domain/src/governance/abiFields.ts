import type { AbiParameter } from 'viem';

/** Values of a list or tuple as they are typed: a text for each value, a list for each list or tuple within. */
export type AbiTree = string | AbiTree[];

/** Entries of a list that are shown as fields; longer ones are edited as JSON. */
export const MAX_LIST_FIELDS = 100;

const ARRAY = /^(.*)\[(\d*)\]$/;

/** What stands in each entry of a list, and how many there must be; undefined for what is no list. */
export function listOf(parameter: AbiParameter): { element: AbiParameter; length: number | undefined } | undefined {
  const [, type, length] = ARRAY.exec(parameter.type) ?? [];
  return type === undefined ? undefined : { element: { ...parameter, type, name: '' }, length: length ? Number(length) : undefined };
}

/** The fields of a tuple; undefined for what is none. */
export const fieldsOf = (parameter: AbiParameter): readonly AbiParameter[] | undefined =>
  parameter.type === 'tuple' && 'components' in parameter ? parameter.components : undefined;

export const isNested = (parameter: AbiParameter): boolean => listOf(parameter) !== undefined || fieldsOf(parameter) !== undefined;

/** Empty fields for a value of this type. */
export function emptyTree(parameter: AbiParameter): AbiTree {
  const list = listOf(parameter);
  if (list) return Array.from({ length: Math.min(list.length ?? 0, MAX_LIST_FIELDS) }, () => emptyTree(list.element));
  return fieldsOf(parameter)?.map(emptyTree) ?? '';
}

/** Reads the JSON of a list or tuple as fields; undefined where it has another shape, and so can only be edited as JSON. */
export function readTree(parameter: AbiParameter, text: string): AbiTree | undefined {
  if (text.trim() === '') return emptyTree(parameter);
  try {
    return shaped(parameter, JSON.parse(text));
  } catch {
    return undefined;
  }
}

function shaped(parameter: AbiParameter, json: unknown): AbiTree | undefined {
  const list = listOf(parameter);
  const fields = fieldsOf(parameter);
  // A number of JSON may have lost digits.
  if (!list && !fields)
    return typeof json === 'string' || typeof json === 'boolean' || Number.isSafeInteger(json) ? String(json) : undefined;
  if (!Array.isArray(json) || json.length > MAX_LIST_FIELDS) return undefined;
  if (fields ? json.length !== fields.length : list?.length !== undefined && json.length !== list.length) return undefined;
  const parts = json.map((entry, index) => shaped(fields?.[index] ?? list!.element, entry));
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

export const writeTree = (tree: AbiTree): string => (typeof tree === 'string' ? tree : JSON.stringify(tree));

/** Numbers up to this many bits are written out. */
const WRITTEN_BITS = 32;

/** Which numbers a type of whole numbers takes, e.g. `0 to 255`; undefined for other types. */
export function boundsText(type: string): string | undefined {
  const [, sign, digits] = /^(u?)int(\d*)$/.exec(type) ?? [];
  if (sign === undefined) return undefined;
  const bits = Number(digits || 256);
  const power = sign === 'u' ? bits : bits - 1;
  const most = bits <= WRITTEN_BITS ? (2 ** power - 1).toLocaleString('en-GB') : `2^${power} − 1`;
  const least = bits <= WRITTEN_BITS ? `−${(2 ** power).toLocaleString('en-GB')}` : `−2^${power}`;
  return `Whole number, ${sign === 'u' ? '0' : least} to ${most}`;
}
