import { backoffDelay } from './backoff.ts';

export interface ServerWatchDependencies {
  /** Sends any request to the server; resolves to whether it answered. */
  ask(): Promise<boolean>;
  /** Called at every change. While the server is away, nothing is read. */
  onChange(isHere: boolean): void;
  /** Calls back after so many milliseconds. Returns a function that cancels it. */
  later(callback: () => void, milliseconds: number): () => void;
  /** A random number from 0 to below 1. */
  random(): number;
}

export interface ServerWatch {
  isHere(): boolean;
  /**
   * Call when a request could not reach the server. The server only counts as away if it does not answer the check that follows; resolves once that
   * is
   * known.
   */
  doubt(): Promise<void>;
  /** Checks at once instead of waiting for the next turn, e.g. when the network or the reader is back. */
  hurry(): void;
}

/** Knows whether the server answers. While it does not, this alone sends requests, at growing intervals, and all reading pauses. */
export function createServerWatch({ ask, onChange, later, random }: ServerWatchDependencies): ServerWatch {
  let isHere = true;
  let asking: Promise<void> | undefined;
  let failures = 0;
  let cancel = () => {};

  const look = (): Promise<void> => (asking ??= askOnce());

  async function askOnce(): Promise<void> {
    cancel();
    const answered = await ask().catch(() => false);
    asking = undefined;
    if (answered !== isHere) onChange((isHere = answered));
    if (answered) failures = 0;
    else cancel = later(() => void look(), backoffDelay(failures++, random()));
  }
  return {
    isHere: () => isHere,
    doubt: async () => void (isHere && (await look())),
    hurry: () => void (!isHere && look()),
  };
}
