/**
 * A name for a new list entry, unique among `taken` and the same for the same input: pure rules may not draw at
 * random. Only has to be unique within one form.
 */
export function freshTempId(prefix: string, taken: readonly string[]): string {
  let n = taken.length + 1;
  while (taken.includes(`${prefix}${n}`)) n++;
  return `${prefix}${n}`;
}
