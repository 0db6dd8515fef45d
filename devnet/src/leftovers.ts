import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnProcess } from './child.ts';

const file = (dataDir: string) => join(dataDir, 'processes.json');

/** Notes each process as it begins, so that the next start can end it if this one is killed. */
export function processRecord(dataDir: string): (process: OwnProcess) => void {
  const begun: OwnProcess[] = [];
  return (process) => {
    begun.push(process);
    const draft = `${file(dataDir)}.part`;
    writeFileSync(draft, JSON.stringify(begun));
    renameSync(draft, file(dataDir));
  };
}

export const forgetProcesses = (dataDir: string) => rmSync(file(dataDir), { force: true });

function commandLine(pid: number): string {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/**
 * Ends what an earlier start left behind because it was killed. A pid alone proves nothing, it may have been given to somebody
 * else since: only a process whose command line carries our mark is ended.
 */
export async function endLeftovers(dataDir: string): Promise<void> {
  if (!existsSync(file(dataDir))) return;
  const ours = (JSON.parse(readFileSync(file(dataDir), 'utf8')) as OwnProcess[]).filter(({ pid, mark }) => commandLine(pid).includes(mark));
  for (const { pid, signal } of ours) process.kill(pid, signal);
  const deadline = Date.now() + 10_000;
  while (ours.some(({ pid, mark }) => commandLine(pid).includes(mark))) {
    if (Date.now() > deadline) throw new Error(`An earlier start still runs (processes ${ours.map((p) => p.pid).join(', ')}).`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  forgetProcesses(dataDir);
}
