import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
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
import { exifOrientation } from './exif.ts';
import { readPicture } from './readPicture.ts';

const END = pngChunk('IEND');
const page = '<html><script>alert(1)</script></html>';

describe('what is refused', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a web page with the name of a picture', Buffer.from(page)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
    ['a WebP', Buffer.from('RIFF\x00\x00\x00\x00WEBPVP8 ', 'latin1')],
    ['a ZIP', Buffer.from('PK\x03\x04', 'latin1')],
    ['the beginning of a PNG and nothing else', png().subarray(0, 8)],
    ['a PNG that is cut off in its header', png().subarray(0, 20)],
    ['a PNG that is cut off in its content', png().subarray(0, -20)],
    ['a PNG that is cut off before its end', png().subarray(0, -12)],
    ['a PNG followed by a ZIP', Buffer.concat([png(), Buffer.from('PK\x03\x04', 'latin1')])],
    ['a PNG followed by a web page', Buffer.concat([png(), Buffer.from(page)])],
    ['a PNG with something in its end', pngOf(pngHeader(3, 2), pngRows(3, 2), pngChunk('IEND', Buffer.from('x')))],
    ['a PNG that carries a web page in a comment', png(3, 2, pngChunk('tEXt', Buffer.from(`Comment\0${page}`)))],
    ['a PNG that hides something in a small part', png(3, 2, pngChunk('bKGD', Buffer.alloc(100)))],
    ['a PNG without content', pngOf(pngHeader(3, 2), END)],
    ['a PNG with two headers', pngOf(pngHeader(3, 2), pngHeader(3, 2), pngRows(3, 2), END)],
    ['a PNG with an unknown part that must not be ignored', png(3, 2, pngChunk('ABCD'))],
    ['a PNG without pixels', pngOf(pngHeader(0, 2), pngRows(0, 2), END)],
    ['a PNG with impossible colours', pngOf(pngHeader(3, 2, { colour: 5 }), pngRows(3, 2), END)],
    ['a PNG of absurd size', pngOf(pngHeader(100_000, 100_000), pngRows(3, 2), END)],
    ['a PNG of too many pixels', pngOf(pngHeader(10_000, 10_000), pngRows(3, 2), END)],
    ['a PNG that unpacks to more than its size', pngOf(pngHeader(3, 2), pngRows(3, 3), END)],
    ['a PNG that unpacks to less than its size', pngOf(pngHeader(3, 2), pngRows(3, 1), END)],
    ['a PNG bomb', pngOf(pngHeader(3, 2), pngChunk('IDAT', deflateSync(Buffer.alloc(200_000_000))), END)],
    ['a PNG whose content is no compression', pngOf(pngHeader(3, 2), pngChunk('IDAT', Buffer.from('hello')), END)],
    ['a PNG with a wrong checksum', Buffer.concat([png().subarray(0, 29), Buffer.from([0, 0, 0, 0]), png().subarray(33)])],
    ['the beginning of a JPEG', jpeg().subarray(0, 4)],
    ['a JPEG that is cut off in its content', jpeg().subarray(0, -2)],
    ['a JPEG without content', Buffer.concat([jpeg().subarray(0, 20), Buffer.from([0xff, 0xd9])])],
    ['a JPEG followed by a ZIP', Buffer.concat([jpeg(), Buffer.from('PK\x03\x04', 'latin1')])],
    ['a JPEG followed by a second one', Buffer.concat([jpeg(), jpeg()])],
    ['a JPEG that carries a web page in a comment', jpeg(jpegSegment(0xfe, page))],
    ['a JPEG that carries a web page in its metadata', jpeg(jpegSegment(0xe1, `Exif\0\0${page}`))],
    ['a JPEG of absurd size', jpegOfSize(65_000, 65_000)],
    ['a JPEG without pixels', jpegOfSize(0, 8)],
    ['a JPEG of a kind that browsers do not draw', Buffer.from(jpeg().toString('hex').replace('ffc0', 'ffc3'), 'hex')],
  ])('%s', async (_name, bytes) => {
    await expect(readPicture(bytes)).rejects.toMatchObject({ name: 'PictureError' });
  });

  it('a bomb before it is unpacked', async () => {
    const bomb = pngOf(pngHeader(3, 2), pngChunk('IDAT', deflateSync(Buffer.alloc(400_000_000))), END);
    const before = process.memoryUsage().rss;
    await expect(readPicture(bomb)).rejects.toThrow('unpacks to more');
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });
});

describe('what is accepted', () => {
  it.each([
    ['RGB', { colour: 2, samples: 3 }],
    ['RGB with transparency', { colour: 6, samples: 4 }],
    ['grey', { colour: 0, samples: 1 }],
  ])('a PNG in %s, byte for byte', async (_name, { colour, samples }) => {
    const rows = pngChunk('IDAT', deflateSync(Buffer.alloc(2 * (1 + 3 * samples))));
    const bytes = pngOf(pngHeader(3, 2, { colour }), rows, END);
    expect(await readPicture(bytes)).toEqual({ type: 'image/png', width: 3, height: 2, bytes });
  });

  it('an interlaced PNG', async () => {
    // 3 × 2 pixels: passes of 1×1, 1×0, 0×1, 1×1 (x = 2), 2×0, 1×1 (x = 1) and 3×1.
    const rows = pngChunk('IDAT', deflateSync(Buffer.alloc(4 + 4 + 4 + 10)));
    const bytes = pngOf(pngHeader(3, 2, { interlace: 1 }), rows, END);
    expect(await readPicture(bytes)).toMatchObject({ width: 3, height: 2 });
  });

  it('a PNG whose content comes in several parts', async () => {
    const packed = deflateSync(Buffer.alloc(2 * 10));
    const bytes = pngOf(pngHeader(3, 2), pngChunk('IDAT', packed.subarray(0, 5)), pngChunk('IDAT', packed.subarray(5)), END);
    expect((await readPicture(bytes)).bytes).toEqual(bytes);
  });

  it('a PNG, without its text, time, profile and animation', async () => {
    const extras = ['tEXt', 'tIME', 'iCCP', 'acTL', 'eXIf'].map((type) => pngChunk(type, Buffer.from('secret')));
    expect((await readPicture(png(3, 2, ...extras))).bytes).toEqual(png());
  });

  it('a JPEG, byte for byte', async () => {
    expect(await readPicture(jpeg())).toEqual({ type: 'image/jpeg', width: 8, height: 8, bytes: jpeg() });
  });

  it('a JPEG, without the place where it was taken but still the right way up', async () => {
    const { bytes } = await readPicture(jpeg(exifWithPlace(3), jpegSegment(0xfe, 'by Björn'), jpegSegment(0xe2, 'profile')));
    expect(bytes.toString('latin1')).not.toMatch(/Austurv|Björn|profile/);
    const exif = bytes.indexOf('Exif');
    expect(exifOrientation(bytes.subarray(exif))).toBe(3);
    expect((await readPicture(bytes)).bytes).toEqual(bytes);
  });
});
