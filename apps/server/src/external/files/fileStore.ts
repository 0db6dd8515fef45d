import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where uploaded bytes live. The embedded default is a folder; an object store fits behind the same three calls. */
export interface FileStore {
  put(id: string, bytes: Buffer): Promise<void>;
  read(id: string): Readable;
  /** Does nothing where there is no such file. */
  remove(id: string): Promise<void>;
}

/** Files below `folder`, spread over subfolders. Ids are ours, never taken from a request without a row that names them. */
export function createDiskFileStore(folder: string): FileStore {
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id);
  return {
    async put(id, bytes) {
      const path = pathOf(id);
      await mkdir(dirname(path), { recursive: true });
      // Written beside its place and renamed, so that a crash leaves no half file under the final name.
      const temporary = `${path}.part`;
      const file = await open(temporary, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, path);
    },
    read: (id) => createReadStream(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
