import type { OrganisationForm } from '../organisation/schema.ts';
import { sameValue } from './sameValue.ts';

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);

function rebase(mine: unknown, base: unknown, fresh: unknown): unknown {
  if (sameValue(mine, base)) return fresh;
  if (sameValue(fresh, base)) return mine;
  if (isGroup(mine) && isGroup(base) && isGroup(fresh)) {
    const keys = new Set([...Object.keys(mine), ...Object.keys(fresh)]);
    return Object.fromEntries([...keys].map((key) => [key, rebase(mine[key], base[key], fresh[key])]));
  }
  const lists = [mine, base, fresh];
  // Where entries came or went on either side, nothing tells which of them belong together.
  if (!lists.every(Array.isArray) || new Set(lists.map((list) => (list as unknown[]).length)).size > 1) return mine;
  return (mine as unknown[]).map((entry, index) => rebase(entry, (base as unknown[])[index], (fresh as unknown[])[index]));
}

/**
 * A draft that was begun on `base`, as if it had been begun on `fresh`: what its author did not touch is as it is now, and what they changed stays as they
 * want it, also where it has become something else since.
 */
export const rebaseForm = (mine: OrganisationForm, base: OrganisationForm, fresh: OrganisationForm): OrganisationForm =>
  structuredClone(rebase(mine, base, fresh) as OrganisationForm);
