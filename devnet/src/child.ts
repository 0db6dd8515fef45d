import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

/** Where Node leaves what it says of its own crashes; by this its processes are known to belong to `dataDir` as well. */
export const reportsTo = (dataDir: string): string => `--report-directory=${join(resolve(dataDir), 'logs')}`;

const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess): boolean => pid === undefined || exitCode !== null || signalCode !== null;

/** Sends `signal` to a child that we started and resolves when it is gone; SIGKILL after `graceMs`. */
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
  // Nobody listening, Node would end this process and leave its other children behind.
  child.once('error', (error) => (complaint = error));
  while (!(await ready().catch(() => false))) {
    if (complaint) throw new Error(`${name} did not start: ${complaint.message}`);
    if (hasEnded(child)) throw new Error(`${name} stopped with code ${child.exitCode ?? child.signalCode}`);
    if (Date.now() > deadline) throw new Error(`${name} was not ready after ${timeoutMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export interface Readiness {
  /** How the child is asked to stop. */
  signal?: NodeJS.Signals;
  timeoutMs?: number;
}

/**
 * Polls `ready` until it answers true. Where the child cannot start, exits first or takes longer than `timeoutMs`, it is gone before that
 * is told.
 */
export async function untilReady(
  child: ChildProcess,
  name: string,
  ready: () => Promise<boolean>,
  { signal, timeoutMs = 30_000 }: Readiness = {},
): Promise<void> {
  try {
    await poll(child, name, ready, timeoutMs);
  } catch (error) {
    await stopChild(child, signal);
    throw error;
  }
}
