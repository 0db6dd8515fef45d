import type { Logger } from '../../base/logger.ts';
import type { FileStore } from './fileStore.ts';

const INTERVAL_MS = 3600_000;
/** Milliseconds. A younger file may belong to an upload that is not finished. */
const YOUNG_MS = 3600_000;

interface Dependencies {
  fileStore: Pick<FileStore, 'sweep'>;
  files: { known(ids: readonly string[]): Promise<ReadonlySet<string>> };
  log: Pick<Logger, 'info' | 'warn'>;
}

export interface FileSweeper {
  start(): void;
  /** Resolves when a sweep that is running has ended. */
  stop(): Promise<void>;
}

/** Removes what crashes have left in the file store, once an hour. Ages are the file system's times, so the machine's clock is used, not `Clock`. */
export function createFileSweeper({ fileStore, files, log }: Dependencies): FileSweeper {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function sweep(): Promise<void> {
    try {
      const count = await fileStore.sweep(new Date(Date.now() - YOUNG_MS), (ids) => files.known(ids));
      if (count > 0) log.info({ count }, 'removed files that nobody knows');
    } catch (error) {
      log.warn({ err: error }, 'could not sweep files');
    }
  }

  return {
    start() {
      running = sweep();
      timer = setInterval(() => void (running = running.then(sweep)), INTERVAL_MS);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
