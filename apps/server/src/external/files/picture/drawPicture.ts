import sharp from 'sharp';
import { MAX_PIXELS, MAX_SIDE, type Picture, type PictureType } from './picture.ts';

const TYPES: Readonly<Record<string, PictureType>> = { jpeg: 'image/jpeg', png: 'image/png' };
const MAX_SECONDS = 8;

// Two readers and no other: everything else that libvips can open is surface for an attacker.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

export type Drawn = { picture: Picture } | { problem: string };

/** What libvips says, in words that a person can act upon. */
function problemOf({ message }: Error): string {
  if (/unsupported image format|is empty/i.test(message)) return 'Only JPEG and PNG pictures can be uploaded';
  if (/pixel limit/i.test(message)) return 'The picture has too many pixels';
  return 'The picture is broken';
}

/**
 * Reads a JPEG or PNG to its end and draws it anew: upright, at most `MAX_SIDE` a side, without anything that is no pixel.
 * Runs in a thread of its own, because warnings about the parts of a hostile file are told one by one where it is called from.
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
