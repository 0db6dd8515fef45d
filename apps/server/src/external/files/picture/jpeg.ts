import { exifOrientation, orientationSegment } from './exif.ts';
import { type Picture, PictureError, refuseMarkup, requireReasonableSize } from './picture.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const DQT = 0xdb;
const DHT = 0xc4;
const DRI = 0xdd;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP14 = 0xee;
const COM = 0xfe;
/** Baseline, extended sequential and progressive: what browsers draw. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);

const isApplication = (marker: number) => marker >= APP0 && marker <= 0xef;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const broken = (what: string) => new PictureError(`The JPEG is broken: ${what}`);

interface Walk {
  at: number;
  kept: Buffer[];
  orientation: number;
  frame: { width: number; height: number } | undefined;
  scans: number;
  hasQuantisation: boolean;
}

/** End of the compressed data that follows a scan's header: the next marker that is neither stuffing nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]!;
    if (next !== 0x00 && next !== 0xff && !isRestart(next)) return at;
  }
  throw broken('it is cut off');
}

function readFrame(data: Buffer): { width: number; height: number } {
  const components = data[5] ?? 0;
  if (data.length !== 6 + 3 * components || ![1, 3, 4].includes(components) || data[0] !== 8) throw broken('its frame is not valid');
  const [height, width] = [data.readUInt16BE(1), data.readUInt16BE(3)];
  requireReasonableSize(width, height);
  return { width, height };
}

function readScan(bytes: Buffer, walk: Walk, segmentEnd: number): void {
  if (!walk.frame || !walk.hasQuantisation) throw broken('its content comes before its description');
  const end = endOfScan(bytes, segmentEnd);
  if (end === segmentEnd) throw broken('it has no content');
  walk.kept.push(bytes.subarray(walk.at, end));
  walk.scans += 1;
  walk.at = end;
}

function readSegment(bytes: Buffer, walk: Walk, marker: number): void {
  if (walk.at + 4 > bytes.length) throw broken('it is cut off');
  const end = walk.at + 2 + bytes.readUInt16BE(walk.at + 2);
  if (end > bytes.length || end < walk.at + 4) throw broken('it is cut off');
  const data = bytes.subarray(walk.at + 4, end);
  if (marker === SOS) return readScan(bytes, walk, end);
  if (FRAMES.has(marker)) {
    if (walk.frame) throw broken('it holds two pictures');
    walk.frame = readFrame(data);
  }
  if (marker === DQT) walk.hasQuantisation = true;
  const isJfif = marker === APP0 && data.toString('latin1', 0, 5) === 'JFIF\0';
  // Tells four-colour and RGB pictures from ordinary ones; twelve bytes, no room for anything else.
  const isAdobe = marker === APP14 && data.toString('latin1', 0, 5) === 'Adobe' && data.length === 12;
  if (FRAMES.has(marker) || marker === DQT || marker === DHT || marker === DRI || isAdobe) {
    walk.kept.push(bytes.subarray(walk.at, end));
  } else if (isJfif && data.length >= 14) {
    // Without the thumbnail that may follow the first fourteen bytes.
    const header = Buffer.from(bytes.subarray(walk.at, walk.at + 18));
    header.writeUInt16BE(16, 2);
    header.writeUInt16BE(0, 16);
    walk.kept.push(header);
  } else if (isApplication(marker) || marker === COM) {
    refuseMarkup(data);
    if (marker === APP1) walk.orientation = exifOrientation(data) ?? walk.orientation;
  } else {
    throw broken('it holds an unknown part');
  }
  walk.at = end;
}

/** Walks through a JPEG and rewrites it without metadata, except which way is up. Throws `PictureError`. */
export function readJpeg(bytes: Buffer): Picture {
  const walk: Walk = { at: 2, kept: [], orientation: 1, frame: undefined, scans: 0, hasQuantisation: false };
  for (;;) {
    if (walk.at + 2 > bytes.length) throw broken('it is cut off');
    const marker = bytes[walk.at + 1]!;
    if (bytes[walk.at] !== 0xff) throw broken('it holds something between its parts');
    if (marker === 0xff) walk.at += 1;
    else if (marker === EOI) break;
    else readSegment(bytes, walk, marker);
  }
  if (walk.at + 2 !== bytes.length) throw broken('something follows its end');
  if (!walk.frame || walk.scans === 0) throw broken('it has no content');
  const start = Buffer.from([0xff, SOI]);
  const orientation = walk.orientation === 1 ? [] : [orientationSegment(walk.orientation)];
  const kept = Buffer.concat([start, ...insertAfterJfif(walk.kept, orientation), Buffer.from([0xff, EOI])]);
  return { type: 'image/jpeg', ...walk.frame, bytes: kept };
}

/** JFIF demands to be the first segment. */
function insertAfterJfif(segments: Buffer[], inserted: Buffer[]): Buffer[] {
  const place = segments[0]?.[1] === APP0 ? 1 : 0;
  return [...segments.slice(0, place), ...inserted, ...segments.slice(place)];
}
