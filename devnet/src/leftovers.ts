import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { reportsTo } from './child.ts';
import { FAST_SHUTDOWN } from './postgres.ts';

interface Leftover {
  pid: number;
  signal: NodeJS.Signals;
}

/** How to recognise processes of a start on `dataDir` by their command lines, and the signal that stops each. */
const marks = (dataDir: string): readonly { mark: string; signal: NodeJS.Signals }[] => [
  { mark: ` --state ${join(dataDir, 'chains')}/`, signal: 'SIGTERM' },
  { mark: ` -D ${join(dataDir, 'postgres')} `, signal: FAST_SHUTDOWN },
  { mark: ` ${reportsTo(dataDir)} `, signal: 'SIGTERM' },
];

/** Found by command lines, because a start that was killed may not have recorded what it had started. */
function leftovers(dataDir: string): Leftover[] {
  const lines = execFileSync('ps', ['-eww', '-o', 'pid=', '-o', 'args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const found = marks(dataDir).find(({ mark }) => `${line} `.includes(mark));
    return found ? [{ pid: Number.parseInt(line), signal: found.signal }] : [];
  });
}

function ask({ pid, signal }: Leftover): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has just ended.
  }
}

/** Stops the processes of an earlier start on this folder that was killed. */
export async function endLeftovers(dataDir: string): Promise<void> {
  for (const leftover of leftovers(dataDir)) ask(leftover);
  const deadline = Date.now() + 10_000;
  for (let left = leftovers(dataDir); left.length > 0; left = leftovers(dataDir)) {
    if (Date.now() > deadline) throw new Error(`An earlier start still runs (processes ${left.map(({ pid }) => pid).join(', ')}).`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
