import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

/** Option for Node's crash reports. It also marks the process as belonging to `dataDir`. */
export const reportsTo = (dataDir: string): string => `--report-directory=${join(resolve(dataDir), 'logs')}`;

const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess): boolean => pid === undefined || exitCode !== null || signalCode !== null;

/** Sends `signal` to a child process that we started and resolves when it has ended; sends SIGKILL after `graceMs`. */
export async function stopChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM', graceMs = 10_000): Promise<void> {
  if (hasEnded(child)) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await gone;
  clearTimeout(timer);
}

async function poll(child: ChildProcess, name: string, ready: () => Promise<boolean>, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let complaint: Error | undefined;
  // Without a listener, Node would end this process and leave its other children running.
  child.once('error', (error) => (complaint = error));
  while (!(await ready().catch(() => false))) {
    if (complaint) throw new Error(`${name} did not start: ${complaint.message}`);
    if (hasEnded(child)) throw new Error(`${name} stopped with code ${child.exitCode ?? child.signalCode}`);
    if (Date.now() > deadline) throw new Error(`${name} was not ready after ${timeoutMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export interface Readiness {
  /** Signal that asks the child to stop. */
  signal?: NodeJS.Signals;
  timeoutMs?: number;
}

/** Polls `ready` until it answers true. Throws where the child cannot start, exits, or takes longer than `timeoutMs`; the child has ended by then. */
export async function untilReady(
  child: ChildProcess,
  name: string,
  ready: () => Promise<boolean>,
  { signal, timeoutMs = 60_000 }: Readiness = {},
): Promise<void> {
  try {
    await poll(child, name, ready, timeoutMs);
  } catch (error) {
    await stopChild(child, signal);
    throw error;
  }
}
