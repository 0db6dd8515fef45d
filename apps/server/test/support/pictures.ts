import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A PNG chunk with its length and checksum. */
export function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(8 + body.length);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), 4 + body.length);
  return chunk;
}

export function pngHeader(width: number, height: number, { depth = 8, colour = 2, interlace = 0 } = {}): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour, 0, 0, interlace], 8);
  return pngChunk('IHDR', data);
}

export const pngOf = (...chunks: Buffer[]): Buffer => Buffer.concat([SIGNATURE, ...chunks]);

/** Compressed rows of a grey RGB picture. */
export const pngRows = (width: number, height: number): Buffer => pngChunk('IDAT', deflateSync(Buffer.alloc(height * (1 + width * 3), 0)));

/** A valid PNG; `extra` chunks go before the content. */
export const png = (width = 3, height = 2, ...extra: Buffer[]): Buffer =>
  pngOf(pngHeader(width, height), ...extra, pngRows(width, height), pngChunk('IEND'));

/** A JPEG segment. */
export function jpegSegment(marker: number, data: Buffer | string): Buffer {
  const body = Buffer.from(data as string, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

const JFIF = jpegSegment(0xe0, Buffer.from('4a46494600010100000100010000', 'hex'));
const DQT = jpegSegment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)]));
const frame = (width: number, height: number) => {
  const data = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  data.writeUInt16BE(height, 1);
  data.writeUInt16BE(width, 3);
  return jpegSegment(0xc0, data);
};
const DHT_DC = jpegSegment(0xc4, Buffer.from([0x00, 0, 1, ...Array<number>(14).fill(0), 0]));
const DHT_AC = jpegSegment(0xc4, Buffer.from([0x10, 0, 1, ...Array<number>(14).fill(0), 0]));
const SOS = jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]));

/** A valid grey JPEG of one block; `extra` segments go after the JFIF header. */
export const jpeg = (...extra: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), JFIF, ...extra, DQT, frame(8, 8), DHT_DC, DHT_AC, SOS, Buffer.from([0x0f, 0xff, 0xd9])]);

/** As `jpeg`, with another size in its frame. */
export const jpegOfSize = (width: number, height: number): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), JFIF, DQT, frame(width, height), DHT_DC, DHT_AC, SOS, Buffer.from([0x0f, 0xff, 0xd9])]);

/** An Exif segment of a camera held upside down in Reykjavik. */
export const exifWithPlace = (orientation: number): Buffer => {
  const tiff = Buffer.alloc(38);
  tiff.write('II', 0, 'latin1');
  tiff.writeUInt16LE(42, 2);
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  tiff.writeUInt16LE(0x8825, 22);
  tiff.writeUInt16LE(4, 24);
  return jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('Austurvöllur', 'utf8')]));
};

/** `part`, `count` times, between the first `head` bytes of a picture and the rest. */
const stuffed = (picture: Buffer, head: number, part: Buffer, count: number): Buffer =>
  Buffer.concat([picture.subarray(0, head), Buffer.alloc(count * part.length, part), picture.subarray(head)]);

/** A PNG with so many empty comments. */
export const emptyPartsPng = (count: number): Buffer => stuffed(png(), 33, pngChunk('tEXt'), count);

/** A JPEG with so many empty comments. */
export const emptyPartsJpeg = (count: number): Buffer => stuffed(jpeg(), 20, Buffer.from([0xff, 0xfe, 0, 2]), count);
