import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ProcessOptions } from './indexerProcess.ts';

const PROCESS = fileURLToPath(new URL('./indexerProcess.ts', import.meta.url));

/** The indexer as a child process that comes back whenever it is killed. */
export class Victim {
  private readonly options: ProcessOptions;
  private readonly count: (name: string) => void;
  private child: ChildProcess;
  private starts = 0;

  /** @param count - hears of kills, and of what the process says of itself. */
  constructor(options: ProcessOptions, count: (name: string) => void) {
    this.options = options;
    this.count = count;
    this.child = this.spawn();
  }

  private spawn(): ChildProcess {
    const child = fork(PROCESS, [JSON.stringify({ ...this.options, seed: this.options.seed + this.starts++ })], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (message) => this.count(`indexer ${String(message)}`));
    return child;
  }

  start(): void {
    this.child = this.spawn();
  }

  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
  }

  async restart(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.count(signal);
    await this.stop(signal);
    this.start();
  }
}
