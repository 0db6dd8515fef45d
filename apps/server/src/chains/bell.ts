import { pauseUnless } from '../base/pauseUnless.ts';

/** A pause that ends early when somebody rings. Ringing while nobody pauses makes the next pause end at once, so that no ring is missed. */
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
