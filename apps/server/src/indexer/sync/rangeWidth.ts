/** Ranges are doubled again after this many that passed. */
const RANGES_UNTIL_DOUBLED = 4;

/** How many blocks are asked for at once: halved where an endpoint refuses, doubled again up to `max` where ranges pass. */
export class RangeWidth {
  blocks: number;
  private readonly max: number;
  private passed = 0;

  constructor(max: number) {
    this.max = max;
    this.blocks = max;
  }

  /** @returns false where there is nothing left to halve. */
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
