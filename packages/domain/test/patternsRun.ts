import { vi } from 'vitest';

/** Every pattern that something runs, with the text that it is run over. */
export function patternsRun(something: () => unknown): { source: string; text: string }[] {
  const run: { source: string; text: string }[] = [];
  const exec = RegExp.prototype.exec;
  const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    run.push({ source: this.source, text });
    return exec.call(this, text);
  });
  something();
  spy.mockRestore();
  return run;
}
