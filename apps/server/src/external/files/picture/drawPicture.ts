import sharp from 'sharp';
import { MAX_PIXELS, MAX_SIDE, type Picture, type PictureType } from './picture.ts';

const TYPES: Readonly<Record<string, PictureType>> = { jpeg: 'image/jpeg', png: 'image/png' };
const MAX_SECONDS = 8;

// Only the readers of JPEG and PNG are allowed: every further format that libvips can open is one more way to attack it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

export type Drawn = { picture: Picture } | { problem: string };

/** Error messages of libvips in words that help a person. */
function problemOf({ message }: Error): string {
  if (/unsupported image format|is empty/i.test(message)) return 'Only JPEG and PNG pictures can be uploaded';
  if (/pixel limit/i.test(message)) return 'The picture has too many pixels';
  return 'The picture is broken';
}

/**
 * Decodes a JPEG or PNG completely and encodes it again: turned upright, at most `MAX_SIDE` a side, without metadata. Runs in a worker thread,
 * because libvips reports each damaged part of a hostile file separately to the thread that called it.
 */
export default async function drawPicture(bytes: Uint8Array): Promise<Drawn> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning', sequentialRead: true })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true });
    return { picture: { type: TYPES[info.format]!, width: info.width, height: info.height, bytes: data } };
  } catch (error) {
    return { problem: problemOf(error as Error) };
  }
}
