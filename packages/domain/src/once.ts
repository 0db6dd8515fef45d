/**
 * A value that is made when it is first asked for, and kept: what every page loads and few use (dictionaries of the platform, sets of letters, tables
 * of selectors) holds up no page's start. Where `make` throws, the next one who asks tries again.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
