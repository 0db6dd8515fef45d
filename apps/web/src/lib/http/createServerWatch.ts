import { backoffDelay } from './backoff.ts';

export interface ServerWatchDependencies {
  /** Asks the server for anything at all; resolves to whether it answered. */
  ask(): Promise<boolean>;
  /** Told at every change: all reading pauses while the server is away and goes on when it is back. */
  onChange(isHere: boolean): void;
  /** Calls back after so many milliseconds; answers how to call it off. */
  later(callback: () => void, milliseconds: number): () => void;
  /** 0 up to 1. */
  random(): number;
}

export interface ServerWatch {
  isHere(): boolean;
  /**
   * Something could not reach the server. It counts as away only if it does not answer this question either; resolves once
   * that is known.
   */
  doubt(): Promise<void>;
  /** The network or the person is back: while the server is away it is asked at once, not when its turn comes. */
  hurry(): void;
}

/** Whether the server answers. While it does not, this alone asks for it, ever more slowly, in the place of every reading. */
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
