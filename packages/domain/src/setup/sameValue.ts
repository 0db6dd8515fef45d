/** Equality of plain data. The order of keys does not matter, and an undefined key equals an absent one. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = entriesOf(a);
  const right = entriesOf(b);
  return left.size === right.size && [...left].every(([key, value]) => right.has(key) && sameValue(value, right.get(key)));
}

const entriesOf = (value: object): Map<string, unknown> => new Map(Object.entries(value).filter(([, field]) => field !== undefined));
