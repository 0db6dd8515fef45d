import type { TypedMessage } from '@althing/domain/safeService';
import { shownText } from '@althing/domain/text';
import { getTypesForEIP712Domain } from 'viem';

type Types = TypedMessage['types'];
type Fields = Types[string];

/** A value of typed data as people read it: a text, or the lines of an object or list. */
export interface TypedLine {
  name: string;
  type: string;
  /** Undefined where there are lines. */
  text?: string;
  lines?: TypedLine[];
}

const DOMAIN = 'EIP712Domain';

const elementOf = (type: string): string | undefined => /^(.+)\[\d*\]$/.exec(type)?.[1];
const fieldsOf = (types: Types, type: string): Fields | undefined => (Object.hasOwn(types, type) ? types[type] : undefined);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** All types, with that of the domain, which hardly anybody writes down. */
const typesOf = ({ types, domain }: TypedMessage): Types => ({ [DOMAIN]: getTypesForEIP712Domain({ domain }), ...types });

function shown(value: unknown): string {
  if (typeof value === 'string') return shownText(value);
  return value === undefined ? '—' : JSON.stringify(value);
}

function lineOf(types: Types, name: string, type: string, value: unknown): TypedLine {
  const element = elementOf(type);
  if (element !== undefined && Array.isArray(value))
    return { name, type, lines: value.map((each, index) => lineOf(types, String(index + 1), element, each)) };
  const fields = fieldsOf(types, type);
  if (fields && isObject(value))
    return { name, type, lines: fields.map((field) => lineOf(types, field.name, field.type, value[field.name])) };
  return { name, type, text: shown(value) };
}

/** What is signed of typed data, and nothing else: values that no type names are part of no hash. */
export function typedLines(typed: TypedMessage): { message: TypedLine[]; domain: TypedLine[] } {
  const types = typesOf(typed);
  const linesOf = (type: string, value: unknown) => lineOf(types, '', type, value).lines ?? [];
  return { message: linesOf(typed.primaryType, typed.message), domain: linesOf(DOMAIN, typed.domain) };
}

const LARGEST = Number.MAX_SAFE_INTEGER.toLocaleString('en');

function valueProblem(path: string, type: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return `${path} is missing (${type}).`;
  if (type === 'string' && typeof value !== 'string') return `${path} is text, so write it in quotes.`;
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return `${path} is beyond ${LARGEST}: write it in quotes, or it is rounded.`;
  return undefined;
}

const firstOf = <Item>(items: readonly Item[], problem: (item: Item, index: number) => string | undefined): string | undefined => {
  for (const [index, item] of items.entries()) {
    const found = problem(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
};

function problemIn(types: Types, path: string, type: string, value: unknown): string | undefined {
  const element = elementOf(type);
  if (element !== undefined)
    return Array.isArray(value)
      ? firstOf(value, (each: unknown, index) => problemIn(types, `${path}[${index}]`, element, each))
      : `${path} is to be a list (${type}).`;
  const fields = fieldsOf(types, type);
  if (!fields) return valueProblem(path, type, value);
  if (!isObject(value)) return `${path} is to be an object (${type}).`;
  const unnamed = Object.keys(value).find((name) => !fields.some((field) => field.name === name));
  if (unnamed !== undefined) return `${path}.${unnamed} would not be signed, as the type ${type} does not name it.`;
  return firstOf(fields, (field) => problemIn(types, `${path}.${field.name}`, field.type, value[field.name]));
}

/** What speaks against signing typed data, although it may have a hash; undefined where nothing does. */
export function typedProblem(typed: TypedMessage): string | undefined {
  const types = typesOf(typed);
  if (!fieldsOf(types, typed.primaryType)) return `The types have no “${typed.primaryType}”, which is the primary type.`;
  if (typeof typed.domain['chainId'] === 'string' && !fieldsOf(typed.types, DOMAIN))
    return 'domain.chainId is a number, so write it without quotes.';
  return problemIn(types, 'domain', DOMAIN, typed.domain) ?? problemIn(types, 'message', typed.primaryType, typed.message);
}
