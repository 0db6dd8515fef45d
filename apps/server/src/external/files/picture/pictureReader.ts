import { createWorkerPool, TooSlowError } from '../../../workers/workerPool.ts';
import type { Drawn } from './drawPicture.ts';
import type { Picture } from './picture.ts';

/** The upload is not a picture that we accept; the message may be shown to a person. */
export class PictureError extends Error {
  override name = 'PictureError';
}

export interface PictureReader {
  /** Decodes the bytes and encodes the picture again. Rejects with `PictureError`, or with `BusyError` where too many wait. */
  read(bytes: Buffer): Promise<Picture>;
  close(): Promise<void>;
}

/** Reads pictures in worker threads, two at once. */
export function createPictureReader(): PictureReader {
  const pool = createWorkerPool<Uint8Array, Drawn>({
    module: new URL('./drawPicture.ts', import.meta.url),
    threads: 2,
    queue: 20,
    milliseconds: 10_000,
  });
  return {
    async read(bytes) {
      const drawn = await pool.run(bytes).catch((error: unknown) => {
        throw error instanceof TooSlowError ? new PictureError('The picture takes too long to read') : error;
      });
      if ('problem' in drawn) throw new PictureError(drawn.problem);
      const { picture } = drawn;
      return { ...picture, bytes: Buffer.from(picture.bytes) };
    },
    close: () => pool.close(),
  };
}
