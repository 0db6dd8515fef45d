import type { PageConnection } from './devTools.ts';
import { evaluate } from './watching.ts';

/** Resolves with the milliseconds from the next key that is pressed to the frame that shows what it changed. */
const WATCH = `
  globalThis.painted = new Promise((resolve) => {
    let pressed;
    const press = ({ timeStamp }) => { pressed = timeStamp; };
    const input = () => requestAnimationFrame(() => {
      // The next task after the callbacks of a frame comes once that frame was laid out and painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - pressed);
      port2.postMessage(undefined);
    });
    addEventListener('keydown', press, { capture: true, once: true });
    addEventListener('input', input, { capture: true, once: true });
  });
  true
`;

/** Written and taken away again, so that the field stays what it is. */
const KEYS = [
  { key: '1', code: 'Digit1', text: '1', windowsVirtualKeyCode: 49 },
  { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 },
] as const;

/** Presses a key `count` times in the field that `selector` finds. @returns the milliseconds of each until the next paint. */
export async function keyToPaint(page: PageConnection, selector: string, count: number): Promise<number[]> {
  const isFocused = await evaluate<boolean>(
    page,
    `(() => { const field = document.querySelector(${JSON.stringify(selector)}); field.focus(); return document.activeElement === field; })()`,
  );
  if (isFocused !== true) throw new Error(`There is no field ${selector}`);
  const delays: number[] = [];
  for (let index = 0; index < count; index++) {
    const key = KEYS[index % KEYS.length]!;
    await evaluate(page, WATCH);
    await page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
    await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key: key.key, code: key.code });
    const delay = await evaluate<number>(page, 'painted');
    if (delay === undefined) throw new Error(`No key reached ${selector}`);
    delays.push(delay);
  }
  return delays;
}
