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

/** Laws of the description, tested on generated organisations, so that each new field is tested at once. */

/** An input as the wizard writes it: a wallet that is a single address has nothing else, and a token has its own chains only. */
const settled = (input: OrganisationInput): OrganisationInput => ({
  ...toInput(ORGANISATION, toDraft(ORGANISATION, input)),
  token: input.token && toInput(TOKEN, toDraft(TOKEN, input.token)),
});
/** Shrinking an example with hundreds of values takes minutes. The printed seed reproduces a failure. */
fc.configureGlobal({ endOnFailure: true });

const input = arbitraryInput(ORGANISATION).map(settled);
/** An organisation with an entry in every list. */
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
    // The changes have reached every field, so a new one is included.
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

/** Ids of entries that nothing refers to, and fields that can have one value only. */
const isRowName = (path: string): boolean => /(receivers|links|addresses)\.[\d#]+\.tempId$/.test(path) || path.endsWith('vestingType');

/** The parts of an entry that is marked for deletion do not count any more; the mark itself does. */
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

/** A different value of the same type, if possible the one at the same path of another organisation. */
function otherThan(value: unknown, candidate: unknown, field: Field | undefined): unknown {
  if (field?.kind === 'scalar' && field.wire.type === 'choice') return field.wire.values.find((choice) => choice !== value);
  if (typeof candidate === typeof value && candidate !== null && candidate !== value) return candidate;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return value === 'min' ? 7 : `${String(value)}1`;
}

/** Labels of the fields on the way to a path. */
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

/** A copy with lists whose order has no meaning sorted, and without the ids of their entries. */
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

/** A copy with every list whose order has no meaning reversed. */
function shuffled<Value>(value: Value, path = ''): Value {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => shuffled(entry, `${path}.0`));
    return (isOrdered(path) ? entries : entries.toReversed()) as Value;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, shuffled(child, `${path}.${key}`)])) as Value;
}
