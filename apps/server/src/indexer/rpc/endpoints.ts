import type { Endpoint } from './endpoint.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/**
 * The endpoints of one chain. All calls of a step go to the same endpoint, so that its answers are consistent; after a failure the next step
 * uses the next one. Only when all have failed in a row there is a pause, which doubles from 100 ms to 5 s.
 */
export class Endpoints {
  private readonly all: readonly Endpoint[];
  private position = 0;
  private failuresInARow = 0;

  constructor(all: readonly Endpoint[]) {
    if (all.length === 0) throw new RangeError('A chain needs at least one endpoint');
    this.all = all;
  }

  get current(): Endpoint {
    return this.all[this.position]!;
  }

  succeeded(): void {
    this.failuresInARow = 0;
  }

  /** Moves on to the next endpoint. @returns milliseconds to wait before using it. */
  failed(): number {
    this.failuresInARow += 1;
    this.position = (this.position + 1) % this.all.length;
    const rounds = Math.floor(this.failuresInARow / this.all.length);
    return rounds === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (rounds - 1), LONGEST_PAUSE_MS);
  }
}
