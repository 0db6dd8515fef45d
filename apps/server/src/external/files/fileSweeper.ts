import type { Logger } from '../../base/logger.ts';
import type { FileStore } from './fileStore.ts';

const INTERVAL_MS = 3600_000;
/** What was written since may belong to an upload that is under way. */
const YOUNG_MS = 3600_000;

interface Dependencies {
  fileStore: Pick<FileStore, 'sweep'>;
  files: { known(ids: readonly string[]): Promise<ReadonlySet<string>> };
  log: Pick<Logger, 'info' | 'warn'>;
}

export interface FileSweeper {
  start(): void;
  /** Resolves when the sweep that is under way has ended. */
  stop(): Promise<void>;
}

/** Once an hour removes what crashes have left in the file store. Goes by the store's own times, hence by the clock of the machine. */
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
