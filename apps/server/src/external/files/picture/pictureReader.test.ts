import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import {
  emptyPartsJpeg,
  emptyPartsPng,
  exifWithPlace,
  jpeg,
  jpegOfSize,
  jpegSegment,
  png,
  pngChunk,
  pngHeader,
  pngOf,
  pngRows,
} from '../../../../test/support/pictures.ts';
import { createPictureReader } from './pictureReader.ts';

const reader = createPictureReader();
afterAll(() => reader.close());

const END = pngChunk('IEND');
const page = '<html><script>alert(1)</script></html>';
const NO_PICTURE = 'Only JPEG and PNG pictures can be uploaded';
const TOO_LARGE = 'The picture has too many pixels';
const BROKEN = 'The picture is broken';

/** The longest time for which the event loop was blocked while `work` ran, in milliseconds. */
async function longestPause(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 5);
  await work.finally(() => clearInterval(timer));
  return longest;
}

describe('what is refused', () => {
  it.each([
    ['nothing', Buffer.alloc(0), NO_PICTURE],
    ['a web page with the name of a picture', Buffer.from(page), NO_PICTURE],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"/>'), NO_PICTURE],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), NO_PICTURE],
    ['a ZIP', Buffer.from('PK\x03\x04', 'latin1'), NO_PICTURE],
    ['the beginning of a PNG and nothing else', png().subarray(0, 8), BROKEN],
    ['a PNG that is cut off in its content', png(300, 300).subarray(0, -20), BROKEN],
    ['a PNG without content', pngOf(pngHeader(3, 2), END), BROKEN],
    ['a PNG without pixels', pngOf(pngHeader(0, 2), pngRows(0, 2), END), BROKEN],
    ['a PNG with impossible colours', pngOf(pngHeader(3, 2, { colour: 5 }), pngRows(3, 2), END), BROKEN],
    ['a PNG of absurd size', pngOf(pngHeader(100_000, 100_000), pngRows(3, 2), END), TOO_LARGE],
    ['a PNG of too many pixels', pngOf(pngHeader(10_000, 10_000), pngRows(3, 2), END), TOO_LARGE],
    ['a PNG that unpacks to less than its size', pngOf(pngHeader(3, 2), pngRows(3, 1), END), BROKEN],
    ['a PNG whose content is no compression', pngOf(pngHeader(3, 2), pngChunk('IDAT', Buffer.from('hello')), END), BROKEN],
    ['a PNG with a wrong checksum', Buffer.concat([png().subarray(0, 29), Buffer.from([0, 0, 0, 0]), png().subarray(33)]), BROKEN],
    ['the beginning of a JPEG', jpeg().subarray(0, 4), BROKEN],
    ['a JPEG that is cut off in its content', jpeg().subarray(0, -2), BROKEN],
    ['a JPEG of absurd size', jpegOfSize(65_000, 65_000), TOO_LARGE],
    ['a JPEG without pixels', jpegOfSize(0, 8), BROKEN],
  ])('%s', async (_name, bytes, message) => {
    await expect(reader.read(bytes)).rejects.toMatchObject({ name: 'PictureError', message });
  });

  it('a WebP, which we could read but do not offer', async () => {
    const webp = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
    await expect(reader.read(webp)).rejects.toThrow(NO_PICTURE);
  });
});

describe('what is accepted', () => {
  it.each([
    ['RGB', 2, 3],
    ['RGB with transparency', 6, 4],
    ['grey', 0, 1],
  ])('a PNG in %s', async (_name, colour, samples) => {
    const rows = pngChunk('IDAT', deflateSync(Buffer.alloc(2 * (1 + 3 * samples))));
    expect(await reader.read(pngOf(pngHeader(3, 2, { colour }), rows, END))).toMatchObject({ type: 'image/png', width: 3, height: 2 });
  });

  it('a PNG pixel for pixel', async () => {
    const pixels = Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 1, 2, 3]);
    const rows = Buffer.concat([Buffer.from([0]), pixels.subarray(0, 6), Buffer.from([0]), pixels.subarray(6)]);
    const { bytes } = await reader.read(pngOf(pngHeader(2, 2), pngChunk('IDAT', deflateSync(rows)), END));
    expect(await sharp(bytes).raw().toBuffer()).toEqual(pixels);
  });

  it('a JPEG', async () => {
    expect(await reader.read(jpeg())).toMatchObject({ type: 'image/jpeg', width: 8, height: 8 });
  });

  it('a large picture, no larger than it is shown', async () => {
    expect(await reader.read(png(4000, 2000))).toMatchObject({ width: 1024, height: 512 });
  });
});

describe('nothing is kept but the pixels', () => {
  it.each([
    ['text of a PNG', png(3, 2, pngChunk('tEXt', Buffer.from(`Comment\0${page}`)))],
    ['parts of a PNG that nobody knows', png(3, 2, pngChunk('prVt', Buffer.from(page)))],
    ['what follows a PNG', Buffer.concat([png(), Buffer.from(page)])],
    ['a comment of a JPEG', jpeg(jpegSegment(0xfe, page))],
    ['metadata of a JPEG', jpeg(jpegSegment(0xe1, `Exif\0\0${page}`))],
    ['what follows a JPEG', Buffer.concat([jpeg(), Buffer.from(page)])],
  ])('%s', async (_name, bytes) => {
    expect((await reader.read(bytes)).bytes.includes('script')).toBe(false);
  });

  it('and a JPEG is turned the right way up without the place where it was taken', async () => {
    const sideways = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'Reykjavik' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(sideways.includes('Reykjavik')).toBe(true);
    const { width, height, bytes } = await reader.read(sideways);
    expect([width, height]).toEqual([20, 40]);
    const { exif, orientation } = await sharp(bytes).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect((await reader.read(jpeg(exifWithPlace(3)))).bytes.toString('latin1')).not.toMatch(/Austurv/);
  });
});

describe('what a hostile file may cost', () => {
  it('a file that would take an hour to unpack is refused at once, as content beyond the size is never unpacked', async () => {
    const bomb = pngOf(pngHeader(3, 2), pngChunk('IDAT', deflateSync(Buffer.alloc(400_000_000))), END);
    const before = process.memoryUsage().rss;
    expect(await longestPause(reader.read(bomb))).toBeLessThan(500);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it.each([
    ['a PNG of 873,000 empty parts', emptyPartsPng(873_000)],
    ['a JPEG of 2,600,000 empty parts', emptyPartsJpeg(2_600_000)],
  ])('%s never holds up anything else', async (_name, bytes) => {
    expect(bytes.length).toBeGreaterThan(10_000_000);
    expect(await longestPause(reader.read(bytes).catch(() => undefined))).toBeLessThan(500);
  });

  it('more than wait their turn are refused at once', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 40 }, () => reader.read(png())));
    const refused = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => (reason as Error).name);
    expect(refused.length).toBeGreaterThanOrEqual(18);
    expect(new Set(refused)).toEqual(new Set(['BusyError']));
  });
});
