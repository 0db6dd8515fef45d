import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Sends `signal` to a child that we started and resolves when it is gone; SIGKILL after `graceMs`. */
export async function stopChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM', graceMs = 10_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await gone;
  clearTimeout(timer);
}

/** Polls `ready` until it answers true; fails when the child exits first or `timeoutMs` pass. */
export async function untilReady(child: ChildProcess, name: string, ready: () => Promise<boolean>, timeoutMs = 30_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await ready().catch(() => false))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${name} stopped with code ${child.exitCode ?? child.signalCode}`);
    if (Date.now() > deadline) throw new Error(`${name} was not ready after ${timeoutMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
