import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Outcome {
  code: number;
  output: string;
  seconds: number;
}

/** Runs a program in the checkout and keeps what it prints. */
export async function run(
  program: string,
  args: readonly string[],
  { cwd, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Outcome> {
  const started = performance.now();
  // Colours would stand between the words that are counted afterwards.
  const plain = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env };
  const child = spawn(program, args, { cwd, env: plain, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  child.once('error', (error) => (output += `${program}: ${error.message}\n`));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, output, seconds: (performance.now() - started) / 1000 };
}
