import type { ChainIndexer } from './chainIndexer.ts';
import { ChainError } from './errors.ts';

const MINUTE_MS = 60_000;
/**
 * Plans are looked for from this long before the last look: clocks of processes differ, and a plan becomes visible only when its transaction ends.
 */
const OVERLAP_MS = 10 * MINUTE_MS;

export interface ClaimsOptions {
  /** Milliseconds between two looks, and between two attempts if a node fails: the newest blocks must not wait for old ones that it lacks. */
  everyMs: number;
  clock: () => number;
  warn: (reason: string) => void;
}

/**
 * Finds contracts that were announced before a plan named them, and reads their history alongside the newest blocks; and what was learned too late of
 * messages on their way.
 */
export class Claims {
  private readonly indexer: ChainIndexer;
  private readonly options: ClaimsOptions;
  private lookedAt: number | null = null;
  private againAt = 0;

  constructor(indexer: ChainIndexer, options: ClaimsOptions) {
    this.indexer = indexer;
    this.options = options;
  }

  /** Looks for such contracts when it is time to, and reads one range. @returns whether there is more to read at once. */
  async turn(signal: AbortSignal): Promise<boolean> {
    const now = this.options.clock();
    if (this.lookedAt === null || now >= this.lookedAt + this.options.everyMs) {
      await this.indexer.claim(this.lookedAt === null ? null : new Date(this.lookedAt - OVERLAP_MS));
      this.lookedAt = now;
    }
    if (now < this.againAt) return false;
    try {
      return (await this.indexer.readBack(signal)) || (await this.indexer.lookBack(signal));
    } catch (error) {
      if (signal.aborted || !(error instanceof ChainError)) throw error;
      this.options.warn(error.message);
      if (this.indexer.narrow(error)) return true;
      this.againAt = now + this.options.everyMs;
      return false;
    }
  }
}
