import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { Refusal } from '../base/errors.ts';

/** Too much is waiting already; the same request may succeed later. */
export class BusyError extends Refusal {
  override name = 'BusyError';

  constructor() {
    super('unavailable', 'server-unreachable', 'Too much is being worked on. Please try again in a minute.');
  }
}

/** One piece of work took longer than any honest one; its thread was ended. */
export class TooSlowError extends Error {
  override name = 'TooSlowError';
}

export interface WorkerPool<Input, Output> {
  /** Rejects with `BusyError` or `TooSlowError`, or with what the work itself throws. */
  run(input: Input): Promise<Output>;
  /** Ends every thread, whatever it is at. */
  close(): Promise<void>;
}

interface Bounds {
  /** Module whose default export does the work; it runs in threads of its own. */
  module: URL;
  threads: number;
  /** Waiting for a thread at most; the next is refused. */
  queue: number;
  /** Of one piece of work once it has its thread. */
  milliseconds: number;
}

/** Threads that nobody has needed for so long end, and give their memory back. */
const IDLE_MS = 60_000;

/** Work that would hold up everybody else's requests, done beside them: few at once, each for so long and no longer. */
export function createWorkerPool<Input, Output>({ module, threads, queue, milliseconds }: Bounds): WorkerPool<Input, Output> {
  const maxThreads = Math.min(threads, availableParallelism());
  const pool = new Piscina<Input, Output>({ filename: module.href, minThreads: 0, maxThreads, idleTimeout: IDLE_MS });
  const waiting: (() => void)[] = [];
  let running = 0;

  /** The clock of `milliseconds` starts with the work, not in the queue, so the queue is kept here. */
  async function enter(): Promise<void> {
    if (running < maxThreads) return void (running += 1);
    if (waiting.length >= queue) throw new BusyError();
    // Whoever leaves hands its place over.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(input) {
      await enter();
      const signal = AbortSignal.timeout(milliseconds);
      try {
        return await pool.run(input, { signal });
      } catch (error) {
        throw signal.aborted ? new TooSlowError('The work took too long') : error;
      } finally {
        leave();
      }
    },
    close: () => pool.destroy(),
  };
}
