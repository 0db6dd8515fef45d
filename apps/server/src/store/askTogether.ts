interface Round<Key, Value> {
  keys: Set<Key>;
  answers: Promise<ReadonlyMap<Key, Value>>;
}

/**
 * Collects the questions asked in the same turn of the event loop and answers them with one query. Under load a round trip to the database
 * costs more than all the rest of a small read. Nobody waits longer for it, and no answer is older than its question.
 */
export function askTogether<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let round: Round<Key, Value> | undefined;

  function begin(): Round<Key, Value> {
    const keys = new Set<Key>();
    const turn = new Promise<void>((resolve) => setImmediate(resolve));
    const answers = turn.then(() => {
      round = undefined;
      return ask([...keys]);
    });
    return { keys, answers };
  }

  return async (key) => {
    round ??= begin();
    round.keys.add(key);
    return (await round.answers).get(key);
  };
}
