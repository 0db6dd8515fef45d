/** After this many successful ranges the width is doubled again. */
const RANGES_UNTIL_DOUBLED = 4;

/** Blocks per query: halved when an endpoint refuses, doubled again up to `max` as queries succeed. */
export class RangeWidth {
  blocks: number;
  private readonly max: number;
  private passed = 0;

  constructor(max: number) {
    this.max = max;
    this.blocks = max;
  }

  /** Halves the width. @returns false where it is one block already. */
  narrow(): boolean {
    if (this.blocks === 1) return false;
    this.blocks = Math.floor(this.blocks / 2);
    this.passed = 0;
    return true;
  }

  pass(): void {
    this.passed += 1;
    if (this.passed < RANGES_UNTIL_DOUBLED) return;
    this.passed = 0;
    this.blocks = Math.min(this.blocks * 2, this.max);
  }
}
