import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** What has arrived whole, and is read into memory only when asked for. */
export interface Held {
  size: number;
  bytes(): Promise<Buffer>;
}

/** Where uploaded bytes live. The embedded default is a folder; an object store fits behind the same calls. */
export interface FileStore {
  put(id: string, bytes: Buffer): Promise<void>;
  /** Holds what arrives beside the files until `use` is done with it; nothing of it is left, whatever fails. */
  hold<Result>(arriving: Readable, use: (held: Held) => Promise<Result>): Promise<Result>;
  /** The file, opened; undefined where there is none. */
  read(id: string): Promise<Readable | undefined>;
  /** Does nothing where there is no such file. */
  remove(id: string): Promise<void>;
  /**
   * Removes what was written before `before` and nobody knows: files whose ids `known` does not answer, and those that a crash
   * left half written. Returns how many went.
   */
  sweep(before: Date, known: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<number>;
}

const PART = '.part';
/** The subfolder of what is held; ids have two letters for theirs. */
const ARRIVING = 'arriving';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function orUndefined<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Files below `folder`, spread over subfolders. Ids are ours, never taken from a request without a row that names them. */
export function createDiskFileStore(folder: string): FileStore {
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id);

  /** Names in one subfolder that were last written before `before`. */
  async function oldIn(subfolder: string, before: Date): Promise<string[]> {
    const old: string[] = [];
    for (const name of (await orUndefined(readdir(join(folder, subfolder)))) ?? []) {
      const about = await orUndefined(stat(join(folder, subfolder, name)));
      if (about && about.mtime < before) old.push(name);
    }
    return old;
  }

  return {
    async put(id, bytes) {
      const path = pathOf(id);
      await mkdir(dirname(path), { recursive: true });
      // Written beside its place and renamed, so that a crash leaves no half file under the final name.
      const temporary = `${path}${PART}`;
      const file = await open(temporary, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, path);
    },

    async hold(arriving, use) {
      await mkdir(join(folder, ARRIVING), { recursive: true });
      const path = join(folder, ARRIVING, `${randomUUID()}${PART}`);
      try {
        const file = await open(path, 'wx', 0o600);
        try {
          await file.writeFile(arriving);
        } finally {
          await file.close();
        }
        return await use({ size: (await stat(path)).size, bytes: () => readFile(path) });
      } finally {
        await rm(path, { force: true });
      }
    },

    async read(id) {
      const file = await orUndefined(open(pathOf(id)));
      return file?.createReadStream();
    },

    remove: (id) => rm(pathOf(id), { force: true }),

    async sweep(before, known) {
      let gone = 0;
      for (const subfolder of (await orUndefined(readdir(folder))) ?? []) {
        const old = await oldIn(subfolder, before);
        const kept = await known(old.filter((name) => !name.endsWith(PART)));
        for (const name of old.filter((each) => !kept.has(each))) {
          await rm(join(folder, subfolder, name), { force: true });
          gone += 1;
        }
      }
      return gone;
    },
  };
}
