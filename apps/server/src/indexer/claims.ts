import type { ChainIndexer } from './chainIndexer.ts';
import { ChainError } from './errors.ts';

const MINUTE_MS = 60_000;
/** A plan may be seen this long after the time at which it says it was registered: clocks differ, and transactions last. */
const OVERLAP_MS = 10 * MINUTE_MS;

export interface ClaimsOptions {
  /** Milliseconds between two looks, and between two trials where a node fails: the head must not wait for history that it lacks. */
  everyMs: number;
  clock: () => number;
  warn: (reason: string) => void;
}

/** Contracts that a plan names only after they were announced: their history is read back beside the head. */
export class Claims {
  private readonly indexer: ChainIndexer;
  private readonly options: ClaimsOptions;
  private lookedAt: number | null = null;
  private againAt = 0;

  constructor(indexer: ChainIndexer, options: ClaimsOptions) {
    this.indexer = indexer;
    this.options = options;
  }

  /** Looks for new claims where it is time to, and reads one range. @returns whether there is more to read at once. */
  async turn(signal: AbortSignal): Promise<boolean> {
    const now = this.options.clock();
    if (this.lookedAt === null || now >= this.lookedAt + this.options.everyMs) {
      await this.indexer.claim(this.lookedAt === null ? null : new Date(this.lookedAt - OVERLAP_MS));
      this.lookedAt = now;
    }
    if (now < this.againAt) return false;
    try {
      return await this.indexer.readBack(signal);
    } catch (error) {
      if (signal.aborted || !(error instanceof ChainError)) throw error;
      this.options.warn(error.message);
      if (this.indexer.narrow(error)) return true;
      this.againAt = now + this.options.everyMs;
      return false;
    }
  }
}
