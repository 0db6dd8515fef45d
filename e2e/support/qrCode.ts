import { expect, type Page } from '@playwright/test';
import jsqr from 'jsqr';

/** Reads the code that stands on the screen, as a camera would: from its pixels. */
export async function readCode(page: Page): Promise<string> {
  const code = page.getByRole('img', { name: 'QR code for your wallet' });
  await expect(code).toBeVisible({ timeout: 30_000 });
  const png = (await code.locator('..').screenshot({ animations: 'disabled' })).toString('base64');
  const darkroom = await page.context().newPage();
  const { pixels, width, height } = await darkroom.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    canvas.drawImage(bitmap, 0, 0);
    const { data, width, height } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    // One text: a list of numbers keeps Playwright, and with it wallet and relay in this process, busy for seconds.
    return { pixels: Array.from(data, (value) => String.fromCharCode(value)).join(''), width, height };
  }, png);
  await darkroom.close();
  const read = jsqr(
    Uint8ClampedArray.from(pixels, (c) => c.charCodeAt(0)),
    width,
    height,
  );
  if (!read) throw new Error('The code cannot be read');
  return read.data;
}
