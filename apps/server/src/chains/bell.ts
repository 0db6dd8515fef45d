import { pauseUnless } from '../base/pauseUnless.ts';

/** A pause that ends early when it is rung. A ring while nobody pauses ends the next pause at once, so that none is missed. */
export class Bell {
  private isRung = false;
  private wake: (() => void) | undefined;

  ring(): void {
    this.isRung = true;
    this.wake?.();
  }

  async pause(signal: AbortSignal, milliseconds: number): Promise<void> {
    if (!this.isRung) {
      const rung = new AbortController();
      this.wake = () => rung.abort();
      await pauseUnless(AbortSignal.any([signal, rung.signal]), milliseconds);
      this.wake = undefined;
    }
    this.isRung = false;
  }
}
