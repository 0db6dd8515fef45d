import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { Refusal } from '../base/errors.ts';

/** Too much work is waiting; the same request may succeed later. */
export class BusyError extends Refusal {
  override name = 'BusyError';

  constructor() {
    super('unavailable', 'server-unreachable', 'Too much is being worked on. Please try again in a minute.');
  }
}

/** One task took longer than any honest one does; its thread was terminated. */
export class TooSlowError extends Error {
  override name = 'TooSlowError';
}

export interface WorkerPool<Input, Output> {
  /** Rejects with `BusyError` or `TooSlowError`, or with what the work itself throws. */
  run(input: Input): Promise<Output>;
  /** Terminates every thread, whatever it is doing. */
  close(): Promise<void>;
}

interface Bounds {
  /** Module whose default export does the work; it runs in worker threads. */
  module: URL;
  threads: number;
  /** Most tasks that wait for a thread; any beyond that is refused. */
  queue: number;
  /** Longest time for one task once it has a thread. */
  milliseconds: number;
}

/** Threads that were idle for this long end and free their memory. */
const IDLE_MS = 60_000;

/** Runs work that would block the event loop in worker threads: few at a time, and each task for a limited time. */
export function createWorkerPool<Input, Output>({ module, threads, queue, milliseconds }: Bounds): WorkerPool<Input, Output> {
  const maxThreads = Math.min(threads, availableParallelism());
  const pool = new Piscina<Input, Output>({ filename: module.href, minThreads: 0, maxThreads, idleTimeout: IDLE_MS });
  const waiting: (() => void)[] = [];
  let running = 0;

  /** `milliseconds` counts from the start of the work, not from queueing, so the queue is kept here instead of in the library. */
  async function enter(): Promise<void> {
    if (running < maxThreads) return void (running += 1);
    if (waiting.length >= queue) throw new BusyError();
    // Whoever finishes passes its place to this one.
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
