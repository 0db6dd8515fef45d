export type PictureType = 'image/jpeg' | 'image/png';

/** A picture that was walked through to its end, without anything that is not needed to draw it. */
export interface Picture {
  type: PictureType;
  width: number;
  height: number;
  bytes: Buffer;
}

/** The upload is not a picture that we accept; the message may be shown. */
export class PictureError extends Error {
  override name = 'PictureError';
}

export const MAX_FILE_BYTES = 10_485_760;
/** What a browser has to unpack: 24 megapixels are about 100 MB. */
const MAX_PIXELS = 24_000_000;
const MAX_SIDE = 16_384;

export function requireReasonableSize(width: number, height: number): void {
  if (width === 0 || height === 0) throw new PictureError('The picture is empty');
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) {
    throw new PictureError('The picture has too many pixels');
  }
}

const MARKUP = /<(?:!doctype|html|script|svg|iframe|body|head|\?php)|javascript:/i;

/** Comments and metadata are thrown away; a file that hides a page in them was not made by a camera. */
export function refuseMarkup(metadata: Buffer): void {
  if (MARKUP.test(metadata.toString('latin1'))) throw new PictureError('The picture carries a web page');
}
