import fc from 'fast-check';
import type { DraftOf, Field, Group, InputOf, List, Scalar, Values, Wire } from '../src/schema/field.ts';

/** Values made from a description itself, so that a field that is added is tried without anybody thinking of it. */

const MOST_ENTRIES = 3;

/** Anything a draft may hold, sensible or not. */
export const arbitraryDraft = <F extends Field>(field: F): fc.Arbitrary<DraftOf<F>> => draft(field) as fc.Arbitrary<DraftOf<F>>;

/** What the wire takes, whatever rules between fields say. `least` entries in every list. */
export const arbitraryInput = <F extends Field>(field: F, least = 0): fc.Arbitrary<InputOf<F>> =>
  input(field, least) as fc.Arbitrary<InputOf<F>>;

function draft(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'scalar':
      return fc.oneof(loose(field), fc.constant(field.empty));
    case 'id':
      return fc.string({ maxLength: 10 });
    case 'list':
      return fc.array(field.of.kind === 'scalar' ? loose(field.of) : draft(field.of), { maxLength: MOST_ENTRIES });
    case 'maybe':
      return field.isDrafted ? draft(field.of) : fc.option(draft(field.of));
    case 'variants':
      return fc.oneof(...Object.entries(field.of).map(([name, group]) => tagged(field.tag, name, draft(group))));
    case 'group':
      return record(field, draft, () => false);
  }
}

function input(field: Field, least: number): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'scalar':
      return strict(field.wire);
    case 'id':
      return fc.string({ minLength: 1, maxLength: 10 });
    case 'list':
      return entries(field, least);
    case 'maybe':
      return least > 0 ? input(field.of, least) : fc.option(input(field.of, least));
    case 'variants':
      return fc.oneof(...Object.entries(field.of).map(([name, group]) => tagged(field.tag, name, input(group, least))));
    case 'group':
      return record(
        field,
        (part) => input(part, least),
        (part) => part.draftOnly === true,
      );
  }
}

/** Absent and undefined are the same to JSON. */
const record = (group: Group, of: (field: Field) => fc.Arbitrary<unknown>, isLeftOut: (field: Field) => boolean): fc.Arbitrary<Values> =>
  fc
    .record(Object.fromEntries(Object.entries(group.fields).flatMap(([key, field]) => (isLeftOut(field) ? [] : [[key, of(field)]]))))
    .map((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)));

const tagged = (tag: string, name: string, values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  values.map((rest) => ({ [tag]: name, ...(rest as object) }));

/** Of two entries with one key rules refuse the second. */
const entries = (field: List, least: number): fc.Arbitrary<unknown[]> =>
  fc.uniqueArray(input(field.of, least), {
    minLength: Math.max(field.min, least),
    maxLength: Math.min(field.max, Math.max(field.min, MOST_ENTRIES)),
    ...(field.key ? { selector: (entry: unknown) => field.key!(entry) } : { comparator: () => false }),
  });

/** What a user may type, of the type that a draft has. */
function loose({ wire, empty }: Scalar): fc.Arbitrary<unknown> {
  if (wire.type === 'string') return fc.string({ maxLength: 100 });
  if (wire.type === 'number') return fc.integer({ min: 1, max: 100_000 });
  return empty === undefined ? fc.constant(true) : strict(wire);
}

function strict(wire: Wire): fc.Arbitrary<unknown> {
  switch (wire.type) {
    case 'string':
      return wire.orNull ? fc.option(string(wire)) : string(wire);
    case 'number':
      return number(wire);
    case 'boolean':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...wire.values);
    case 'either':
      return fc.oneof(...wire.of.map(strict));
  }
}

function string({ min, max, pattern, format }: Extract<Wire, { type: 'string' }>): fc.Arbitrary<string> {
  if (format === 'dateTime')
    return fc.date({ min: new Date(0), max: new Date('2100'), noInvalidDate: true }).map((date) => date.toISOString());
  if (pattern) return fc.stringMatching(pattern);
  return fc
    .string({ minLength: min, maxLength: Math.min(max, 40) })
    .map((text) => text.trim())
    .filter((text) => text.length >= min);
}

function number({ min, max, isWhole }: Extract<Wire, { type: 'number' }>): fc.Arbitrary<number> {
  if (isWhole) return fc.integer({ min, max: Math.min(max, 100_000) });
  return fc.integer({ min: min * 100, max: Math.min(max, 1000) * 100 }).map((hundredths) => hundredths / 100);
}
