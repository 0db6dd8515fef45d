export type PictureType = 'image/jpeg' | 'image/png';

/** A picture as we encoded it ourselves: of the upload only its pixels are left. */
export interface Picture {
  type: PictureType;
  width: number;
  height: number;
  bytes: Buffer;
}

export const MAX_FILE_BYTES = 10_485_760;
/** Decoded, 24 megapixels take about 100 MB of memory. */
export const MAX_PIXELS = 24_000_000;
/** Largest side of a stored picture, in pixels. The web shows none larger. */
export const MAX_SIDE = 1024;
