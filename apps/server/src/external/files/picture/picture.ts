export type PictureType = 'image/jpeg' | 'image/png';

/** A picture as we drew it ourselves: nothing of the upload but its pixels. */
export interface Picture {
  type: PictureType;
  width: number;
  height: number;
  bytes: Buffer;
}

export const MAX_FILE_BYTES = 10_485_760;
/** Unpacked, 24 megapixels are about 100 MB. */
export const MAX_PIXELS = 24_000_000;
/** Of what is kept. Nothing shows a picture larger than this. */
export const MAX_SIDE = 1024;
