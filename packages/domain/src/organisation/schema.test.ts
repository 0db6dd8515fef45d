import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryDraft, arbitraryInput } from '../../test/arbitraryFields.ts';
import { LOCAL_CHAINS } from '../chains/index.ts';
import type { Field, Meaning, Values } from '../schema/field.ts';
import { fieldAt, valueAt } from '../schema/paths.ts';
import { toDraft } from '../schema/toDraft.ts';
import { toInput } from '../schema/toInput.ts';
import { diffOrganisations } from '../setup/diff.ts';
import { parseForm, serialiseForm } from '../setup/storage.ts';
import { organisationInputSchema } from './organisation.ts';
import { TOKEN } from './parts/token.ts';
import { ORGANISATION, type OrganisationInput } from './schema.ts';

/** Laws of the description, tried on organisations that are made from it: a new field is under all of them at once. */

/** As the wizard writes it: of a single address nothing else, of the token its own chains only. */
const settled = (input: OrganisationInput): OrganisationInput => ({
  ...toInput(ORGANISATION, toDraft(ORGANISATION, input)),
  token: input.token && toInput(TOKEN, toDraft(TOKEN, input.token)),
});
/** Shrinking something of hundreds of values takes minutes; the seed that is printed brings the failure back. */
fc.configureGlobal({ endOnFailure: true });

const input = arbitraryInput(ORGANISATION).map(settled);
/** With something in every list. */
const full = arbitraryInput(ORGANISATION, 1).map((made) => {
  const { token } = made;
  if (!token) return made;
  const places = [token.initialReceivers, token.authority, token.vesting ?? [], token.bridgeTaxTreasury ?? []];
  const chainIds = places.flat().map(({ chainId }) => chainId);
  return settled({ ...made, token: { ...token, chainIds: [...new Set(chainIds)] } });
});

describe('a draft', () => {
  test('comes back from storage as it was, whatever it holds', () => {
    fc.assert(
      fc.property(arbitraryDraft(ORGANISATION), (form) => {
        expect(parseForm(serialiseForm(form))).toEqual(form);
      }),
    );
  });
});

describe('an organisation', () => {
  test('becomes a draft and itself again, and nothing is dropped', () => {
    fc.assert(
      fc.property(fc.oneof(input, full), (organisation) => {
        expect(settled(organisation)).toEqual(organisation);
      }),
    );
  });

  test('keeps its vesting on the way through a draft', () => {
    fc.assert(
      fc.property(full, (organisation) => {
        expect(toDraft(ORGANISATION, organisation).token.vesting).toEqual(organisation.token?.vesting);
        expect(organisation.token?.vesting?.length).toBeGreaterThan(0);
      }),
    );
  });

  test('passes the schema of the wire as it is', () => {
    fc.assert(
      fc.property(fc.oneof(input, full), (organisation) => {
        expect(organisationInputSchema.parse(organisation)).toEqual(organisation);
      }),
    );
  });

  test('is refused with a field that nobody knows, wherever it stands', () => {
    fc.assert(
      fc.property(full, fc.nat(), (organisation, pick) => {
        const spoilt = structuredClone(organisation);
        const places: Record<string, unknown>[] = [spoilt, ...objectsIn(spoilt)];
        places[pick % places.length]!['admin'] = true;
        expect(organisationInputSchema.safeParse(spoilt).success).toBe(false);
      }),
    );
  });
});

describe('the difference of two organisations', () => {
  test('is empty exactly where they are the same but for the order of lists and the names of rows', () => {
    fc.assert(
      fc.property(full, full, (a, b) => {
        expect(diffOrganisations(a, a, LOCAL_CHAINS)).toEqual([]);
        expect(diffOrganisations(a, b, LOCAL_CHAINS).length === 0).toBe(JSON.stringify(canonical(a)) === JSON.stringify(canonical(b)));
        expect(diffOrganisations(a, shuffled(a), LOCAL_CHAINS)).toEqual([]);
      }),
    );
  });

  test('names every value that differs', () => {
    const named = new Set<string>();
    fc.assert(
      fc.property(full, full, (organisation, other) => {
        for (const path of leavesOf(organisation).filter((leaf) => !isRowName(leaf) && !isMarked(organisation, leaf))) {
          const changed = replaced(
            organisation,
            path,
            otherThan(valueAt(organisation, path), valueAt(other, path), fieldAt(ORGANISATION, path)),
          );
          const changes = diffOrganisations(organisation, changed, LOCAL_CHAINS).flatMap((section) => section.changes);
          const told = changes.flatMap(({ kind, fields }) => (kind === 'changed' ? fields.map(({ label }) => label) : [kind]));
          const expected = [...labelsAt(organisation, path), ...labelsAt(changed, path), 'added', 'removed'];
          if (!told.some((label) => expected.includes(label))) {
            const [was, is] = [valueAt(organisation, path), valueAt(changed, path)].map((value) => JSON.stringify(value));
            throw new Error(`${path} changed from ${was} to ${is} and nobody was told`);
          }
          named.add(path.replaceAll(/\.\d+/g, '.#'));
        }
      }),
      { numRuns: 20 },
    );
    // The walk has been everywhere: a new field is among them.
    expect([...named]).toEqual(expect.arrayContaining([...scalarPaths(ORGANISATION)].filter((path) => !isRowName(path))));
  });
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const objectsIn = (value: unknown): Record<string, unknown>[] =>
  isObject(value)
    ? Object.values(value).flatMap((child) => (isObject(child) && !Array.isArray(child) ? [child, ...objectsIn(child)] : objectsIn(child)))
    : [];

function leavesOf(value: unknown, path = ''): string[] {
  if (!isObject(value)) return [path];
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, path === '' ? key : `${path}.${key}`));
}

/** Ids of rows that nothing refers to, and what can have one value only. */
const isRowName = (path: string): boolean => /(receivers|links|addresses)\.[\d#]+\.tempId$/.test(path) || path.endsWith('vestingType');

/** What belongs to an entry that is marked for deletion is no part any more; the mark itself is. */
function isMarked(organisation: OrganisationInput, path: string): boolean {
  const keys = path.split('.');
  return keys.some((_, end) => {
    const entry = end > 0 && valueAt(organisation, keys.slice(0, end).join('.'));
    return isObject(entry) && entry['isMarkedForDeletion'] === true && keys[end] !== 'isMarkedForDeletion';
  });
}

function replaced<Value>(value: Value, path: string, next: unknown): Value {
  const copy = structuredClone(value);
  const keys = path.split('.');
  const last = keys.pop()!;
  (valueAt({ copy }, ['copy', ...keys].join('.')) as Record<string, unknown>)[last] = next;
  return copy;
}

/** Another value of the same type; the one at the same place elsewhere, where there is such. */
function otherThan(value: unknown, candidate: unknown, field: Field | undefined): unknown {
  if (field?.kind === 'scalar' && field.wire.type === 'choice') return field.wire.values.find((choice) => choice !== value);
  if (typeof candidate === typeof value && candidate !== null && candidate !== value) return candidate;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return value === 'min' ? 7 : `${String(value)}1`;
}

/** What the fields at and around a path are called. */
function labelsAt(organisation: OrganisationInput, path: string): string[] {
  const keys = path.split('.');
  return keys.flatMap((_, index) => {
    const here = keys.slice(0, index + 1).join('.');
    const { label = '' } = (fieldAt(ORGANISATION, here) ?? {}) as Partial<Meaning>;
    const record = index === 0 ? organisation : valueAt(organisation, keys.slice(0, index).join('.'));
    const text = typeof label === 'function' ? label(record as Values) : label;
    return text === '' ? [] : [text];
  });
}

function* scalarPaths(field: Field, path = ''): Iterable<string> {
  if (field.draftOnly) return;
  const below = (key: string): string => (path === '' ? key : `${path}.${key}`);
  if (field.kind === 'scalar' && !field.optional) yield path;
  else if (field.kind === 'list') yield* scalarPaths(field.of, below('#'));
  else if (field.kind === 'maybe') yield* scalarPaths(field.of, path);
  else if (field.kind === 'group') for (const [key, part] of Object.entries(field.fields)) yield* scalarPaths(part, below(key));
  else if (field.kind === 'variants') for (const group of Object.values(field.of)) yield* scalarPaths(group, path);
}

/** Lists whose order or whose rows' names mean nothing, in one order and without them. */
function canonical(value: unknown, path = ''): unknown {
  if (Array.isArray(value)) {
    const entries = value
      .filter((entry) => !isObject(entry) || entry['isMarkedForDeletion'] !== true)
      .map((entry) => canonical(entry, `${path}.0`));
    return isOrdered(path) ? entries : entries.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isRowName(`${path}.${key}`) && key !== 'isMarkedForDeletion')
      .map(([key, child]) => [key, canonical(child, `${path}.${key}`)])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
}

const isOrdered = (path: string): boolean => /addresses$|passportScoreRanges$|milestoneDates$|schedules$/.test(path);

/** Every list whose order means nothing, turned round. */
function shuffled<Value>(value: Value, path = ''): Value {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => shuffled(entry, `${path}.0`));
    return (isOrdered(path) ? entries : entries.toReversed()) as Value;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, shuffled(child, `${path}.${key}`)])) as Value;
}
