/** Equality of plain data, whatever the order of keys; a key that is undefined is a key that is absent. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = entriesOf(a);
  const right = entriesOf(b);
  return left.size === right.size && [...left].every(([key, value]) => right.has(key) && sameValue(value, right.get(key)));
}

const entriesOf = (value: object): Map<string, unknown> => new Map(Object.entries(value).filter(([, field]) => field !== undefined));
