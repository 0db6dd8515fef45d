import type { OrganisationForm } from '../organisation/schema.ts';
import { type Entry, rebaseEntries } from './rebaseEntries.ts';
import { sameValue } from './sameValue.ts';

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What tells one entry of a list from another. */
const IDENTITY = ['id', 'tempId', 'chainId', 'address'] as const;
const isSameEntry = (one: unknown, other: unknown): boolean =>
  !isGroup(one) || !isGroup(other) || IDENTITY.every((key) => one[key] === other[key]);

const haveSameEntries = (list: readonly unknown[], other: unknown): other is readonly unknown[] =>
  Array.isArray(other) && list.length === other.length && list.every((entry, index) => isSameEntry(entry, other[index]));

const areEntries = (list: unknown): boolean => Array.isArray(list) && list.every(isGroup);

function rebase(mine: unknown, base: unknown, fresh: unknown): unknown {
  if (sameValue(mine, base)) return fresh;
  if (sameValue(fresh, base)) return mine;
  if (isGroup(mine) && isGroup(base) && isGroup(fresh)) {
    const keys = new Set([...Object.keys(mine), ...Object.keys(fresh)]);
    return Object.fromEntries([...keys].map((key) => [key, rebase(mine[key], base[key], fresh[key])]));
  }
  if (!Array.isArray(mine)) return mine;
  if (haveSameEntries(mine, base) && haveSameEntries(mine, fresh))
    return mine.map((entry, index) => rebase(entry, base[index], fresh[index]));
  // Of plain values that came, went or were replaced on either side, nothing tells which of them belong together.
  if (![mine, base, fresh].every(areEntries)) return mine;
  return rebaseEntries(mine, base as Entry[], fresh as Entry[], rebase as (mine: Entry, base: Entry, fresh: Entry) => Entry);
}

/**
 * A draft that was begun on `base`, as if it had been begun on `fresh`: what its author did not touch is as it is now, and what they changed stays as they
 * want it, also where it has become something else since.
 */
export const rebaseForm = (mine: OrganisationForm, base: OrganisationForm, fresh: OrganisationForm): OrganisationForm =>
  structuredClone(rebase(mine, base, fresh) as OrganisationForm);
