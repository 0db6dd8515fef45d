/** Keeps what was worked out for a key, for the keys that were asked for last. */
export function createMemory<Value>(most: number) {
  const kept = new Map<string, Value>();

  return function remember(key: string, make: () => Value): Value {
    const value = kept.has(key) ? kept.get(key)! : make();
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    return value;
  };
}
