import { sameValue } from './sameValue.ts';
import { freshTempId } from './tempId.ts';

/** An entry of a list of a form. */
export type Entry = Record<string, unknown>;

/** Merges what became of one entry on both sides. */
export type RebaseEntry = (mine: Entry, base: Entry, fresh: Entry) => Entry;

/** What a list calls its entries by; those that are counted say nothing of another form, so they are no part of what an entry is. */
const COUNTED = ['tempId', 'id'] as const;
/** What an entry stays that is changed. */
const NAMES = ['governorName', 'name', 'chainId', 'address'] as const;

const countedOf = (entry: Entry): 'tempId' | 'id' | undefined => COUNTED.find((key) => typeof entry[key] === 'string');
const idOf = (entry: Entry): unknown => entry[countedOf(entry) ?? 'chainId'];
const find = (entries: readonly Entry[], entry: Entry): Entry | undefined => entries.find((each) => idOf(each) === idOf(entry));

const without = (entry: Entry): Entry => ({ ...entry, tempId: undefined, id: undefined });
const isEqual = (one: Entry, other: Entry): boolean => sameValue(without(one), without(other));
const isNamedAlike = (one: Entry, other: Entry): boolean =>
  NAMES.some((key) => key in one) && NAMES.every((key) => one[key] === other[key]);

/** For each entry of `fresh`, the one of `base` that it was: the same in all but its count, otherwise one that is called alike. */
function formerOf(base: readonly Entry[], fresh: readonly Entry[]): Map<Entry, Entry> {
  const former = new Map<Entry, Entry>();
  const taken = new Set<Entry>();
  for (const isSame of [isEqual, isNamedAlike]) {
    for (const entry of fresh.filter((each) => !former.has(each))) {
      const found = base.find((each) => !taken.has(each) && isSame(each, entry));
      if (!found) continue;
      former.set(entry, found);
      taken.add(found);
    }
  }
  return former;
}

/** The entry with an id that none of the others has. */
function counted(entry: Entry, others: readonly Entry[]): Entry {
  const key = countedOf(entry);
  if (!key || !find(others, entry)) return entry;
  const prefix = String(entry[key]).replace(/\d+$/, '');
  return {
    ...entry,
    [key]: freshTempId(
      prefix,
      others.map((each) => String(each[key])),
    ),
  };
}

/**
 * A list in which entries came or went on either side: as it is now, with what its author changed, without what they took out, and what they added at its
 * end. What they changed and is not there any more stays, but for what they only wanted gone.
 */
export function rebaseEntries(mine: readonly Entry[], base: readonly Entry[], fresh: readonly Entry[], rebaseEntry: RebaseEntry): Entry[] {
  const former = formerOf(base, fresh);
  const kept = fresh.flatMap((entry): Entry[] => {
    const old = former.get(entry);
    if (!old) return [entry];
    const own = find(mine, old);
    return own ? [rebaseEntry(own, old, entry)] : [];
  });
  const standing = new Set(former.values());
  const added = mine.filter((entry) => {
    const old = find(base, entry);
    if (!old) return !kept.some((each) => isEqual(each, entry));
    return !standing.has(old) && !isEqual(old, { ...entry, isMarkedForDeletion: old['isMarkedForDeletion'] });
  });
  return added.reduce<Entry[]>((list, entry) => [...list, counted(entry, list)], kept);
}
