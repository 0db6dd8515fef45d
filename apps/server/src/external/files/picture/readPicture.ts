import { readJpeg } from './jpeg.ts';
import { type Picture, PictureError } from './picture.ts';
import { PNG_SIGNATURE, readPng } from './png.ts';

/** What the bytes themselves are, whatever the upload claims about them. Throws `PictureError` for anything but JPEG and PNG. */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  if (bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return readPng(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(bytes);
  throw new PictureError('Only JPEG and PNG pictures can be uploaded');
}
