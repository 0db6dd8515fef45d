const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Calls `end` once this process is asked to end. @returns what takes that back. */
export function onEnd(end: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of SIGNALS) process.once(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
}
