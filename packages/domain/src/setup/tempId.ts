/** An id for a new list entry that is not among `taken`. Derived instead of random, because rules must be pure. Only unique within one form. */
export function freshTempId(prefix: string, taken: readonly string[]): string {
  let n = taken.length + 1;
  while (taken.includes(`${prefix}${n}`)) n++;
  return `${prefix}${n}`;
}
