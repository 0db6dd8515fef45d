import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { rpc, temporaryFolder } from '../src/index.ts';

const ENTRY = fileURLToPath(new URL('../src/start.ts', import.meta.url));
const PORT = 4950;
const WEB = `http://127.0.0.1:${PORT}`;
const ALPHA = `http://127.0.0.1:${PORT + 1}`;
const dataDir = temporaryFolder('althing-start-');

interface Started {
  child: ChildProcess;
  output: () => string;
}

function start(args: readonly string[] = [], env: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, [ENTRY, '--port', String(PORT), '--data', dataDir, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

/** The first start may have to build the web. */
async function ready({ child, output }: Started): Promise<void> {
  await expect.poll(() => child.exitCode !== null || output().includes('Althing is ready'), { timeout: 150_000 }).toBe(true);
  expect(output()).toContain(`Althing is ready: ${WEB}\n`);
}

async function stop({ child }: Started, signal: NodeJS.Signals): Promise<number | null> {
  const exit = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  return (await exit)[0];
}

const blockNumber = async () => Number(await rpc(ALPHA, 'eth_blockNumber'));
const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

describe('script/start', { timeout: 240_000 }, () => {
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('starts everything, stops it cleanly on SIGTERM and finds it as it was', async () => {
    const first = start(['--fresh']);
    await ready(first);
    expect(await (await fetch(WEB)).text()).toContain('<title>');
    expect((await fetch(`${WEB}/readyz`)).status).toBe(200);
    await rpc(ALPHA, 'anvil_mine', ['0x5']);
    const height = await blockNumber();
    expect(await stop(first, 'SIGTERM')).toBe(0);
    expect(first.output()).toContain('Everything is kept for the next start.');
    expect(await answers(WEB)).toBe(false);
    expect(await answers(ALPHA)).toBe(false);

    const second = start();
    await ready(second);
    expect(await blockNumber()).toBeGreaterThanOrEqual(height);
    expect(await stop(second, 'SIGINT')).toBe(0);
  });

  it('stops everything where nobody reads any more what it says', async () => {
    const unread = start();
    await ready(unread);
    unread.child.stdout?.destroy();
    expect(await stop(unread, 'SIGTERM')).toBe(0);
    expect(await answers(ALPHA)).toBe(false);
  });

  it('ends what a killed start left behind and goes on', async () => {
    const killed = start();
    await ready(killed);
    await stop(killed, 'SIGKILL');
    expect(await answers(ALPHA)).toBe(true);
    const next = start();
    await ready(next);
    expect(await stop(next, 'SIGTERM')).toBe(0);
  });

  it('ends what a start left behind that was killed before it was done', async () => {
    const killed = start();
    await expect.poll(() => answers(ALPHA), { timeout: 60_000, interval: 10 }).toBe(true);
    await stop(killed, 'SIGKILL');
    const next = start();
    await ready(next);
    expect(await stop(next, 'SIGTERM')).toBe(0);
  });

  it('leaves nothing where the server does not start, and the next start finds its ports free', async () => {
    const refused = start([], { LOG_LEVEL: 'loud' });
    const [code] = (await once(refused.child, 'close')) as [number | null];
    expect(code).toBe(1);
    expect(refused.output()).toContain('The server stopped with code 1');
    expect(await Promise.all([WEB, ...[1, 2, 3].map((offset) => `http://127.0.0.1:${PORT + offset}`)].map(answers))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    const next = start();
    await ready(next);
    expect(await stop(next, 'SIGTERM')).toBe(0);
  });

  it('names a port that somebody else holds, and starts nothing', async () => {
    const squatter = createServer().listen(PORT + 2, '127.0.0.1');
    await once(squatter, 'listening');
    const refused = start();
    const [code] = (await once(refused.child, 'exit')) as [number | null];
    squatter.close();
    expect(code).toBe(1);
    expect(refused.output()).toContain(`Port ${PORT + 2} (chain Beta) is already in use.`);
    expect(await answers(ALPHA)).toBe(false);
  });

  it('refuses a port that makes no sense, with the usage', async () => {
    const refused = spawn(process.execPath, [ENTRY, '--port', 'eighty'], { stdio: ['ignore', 'ignore', 'pipe'] });
    let text = '';
    refused.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await once(refused, 'close');
    expect(text).toContain('--port takes a number from 1024 to 65530, not "eighty".');
    expect(text).toContain('script/start [--port N]');
  });
});
