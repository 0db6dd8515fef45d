import { crc32, createInflate } from 'node:zlib';
import { type Picture, PictureError, refuseMarkup, requireReasonableSize } from './picture.ts';

export const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Chunks that say how the picture is drawn, with their greatest size. Text, times, profiles and animations are left out. */
const KEPT = new Map([
  ['IHDR', 13],
  ['PLTE', 768],
  ['IDAT', Number.POSITIVE_INFINITY],
  ['IEND', 0],
  ['tRNS', 256],
  ['gAMA', 4],
  ['cHRM', 32],
  ['sRGB', 1],
  ['sBIT', 4],
  ['bKGD', 6],
  ['pHYs', 9],
]);
/** Allowed bit depths and samples per pixel, by colour type. */
const COLOUR: Readonly<Record<number, { depths: readonly number[]; samples: number }>> = {
  0: { depths: [1, 2, 4, 8, 16], samples: 1 },
  2: { depths: [8, 16], samples: 3 },
  3: { depths: [1, 2, 4, 8], samples: 1 },
  4: { depths: [8, 16], samples: 2 },
  6: { depths: [8, 16], samples: 4 },
};
/** Origin and step of the seven passes of an interlaced picture. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface Chunk {
  type: string;
  data: Buffer;
  /** With length and checksum. */
  whole: Buffer;
}

interface Header {
  width: number;
  height: number;
  bitsPerPixel: number;
  interlaced: boolean;
}

const broken = (what: string) => new PictureError(`The PNG is broken: ${what}`);

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  for (let at = PNG_SIGNATURE.length; at < bytes.length;) {
    if (at + 12 > bytes.length) throw broken('it is cut off');
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) throw broken('it is cut off');
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!/^[A-Za-z]{4}$/.test(type)) throw broken('it holds a part without a name');
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) throw broken('a checksum is wrong');
    yield { type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) };
    at = end;
    if (type === 'IEND' && at !== bytes.length) throw broken('something follows its end');
  }
}

function readHeader({ type, data }: Chunk): Header {
  if (type !== 'IHDR' || data.length !== 13) throw broken('it has no header');
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth, colour, compression, filter, interlace] = [data[8]!, data[9]!, data[10]!, data[11]!, data[12]!];
  const kind = COLOUR[colour];
  if (!kind?.depths.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1) throw broken('its header is not valid');
  requireReasonableSize(width, height);
  return { width, height, bitsPerPixel: depth * kind.samples, interlaced: interlace === 1 };
}

/** Bytes of the unpacked picture: each row has one byte for its filter. */
function unpackedSize({ width, height, bitsPerPixel, interlaced }: Header): number {
  const passSize = (columns: number, rows: number) => (columns === 0 ? 0 : rows * (1 + Math.ceil((columns * bitsPerPixel) / 8)));
  if (!interlaced) return passSize(width, height);
  return ADAM7.reduce(
    (sum, [x, y, dx, dy]) => sum + passSize(Math.max(0, Math.ceil((width - x) / dx)), Math.max(0, Math.ceil((height - y) / dy))),
    0,
  );
}

/** Unpacks without keeping anything and stops at the first byte too many, so that a bomb costs nothing. */
function requireExactSize(parts: readonly Buffer[], expected: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const inflate = createInflate();
    const fail = (error: PictureError) => {
      inflate.destroy();
      reject(error);
    };
    let size = 0;
    inflate.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > expected) fail(broken('it unpacks to more than its size'));
    });
    inflate.on('error', () => fail(broken('its content cannot be unpacked')));
    inflate.on('end', () => (size === expected ? resolve() : fail(broken('its content is cut off'))));
    for (const part of parts) inflate.write(part);
    inflate.end();
  });
}

/** Walks through a PNG and rewrites it without metadata. Throws `PictureError`. */
export async function readPng(bytes: Buffer): Promise<Picture> {
  const [first, ...rest] = chunksOf(bytes);
  if (!first) throw broken('it is cut off');
  const header = readHeader(first);
  const kept = [first];
  for (const chunk of rest) {
    const isCritical = chunk.type[0] === chunk.type[0]!.toUpperCase();
    const greatest = KEPT.get(chunk.type);
    if (chunk.type === 'IHDR' || (isCritical && greatest === undefined)) throw broken('it holds an unknown part');
    if (greatest !== undefined && chunk.data.length > greatest) throw broken('a part is too large');
    if (greatest === undefined) refuseMarkup(chunk.data);
    else kept.push(chunk);
  }
  const last = kept.at(-1)!;
  if (last.type !== 'IEND') throw broken('it has no end');
  await requireExactSize(
    kept.filter((chunk) => chunk.type === 'IDAT').map((chunk) => chunk.data),
    unpackedSize(header),
  );
  const { width, height } = header;
  return { type: 'image/png', width, height, bytes: Buffer.concat([PNG_SIGNATURE, ...kept.map((chunk) => chunk.whole)]) };
}
