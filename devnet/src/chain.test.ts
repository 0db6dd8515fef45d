import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rpc, startChain } from './chain.ts';
import { temporaryFolder, untakenPort } from './index.ts';

interface Block {
  number: string;
  hash: string;
  parentHash: string;
  timestamp: string;
}

let folder: string;
beforeAll(() => {
  folder = temporaryFolder('althing-chain-');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Within the same second, anvil would make equal genesis blocks anyway. */
async function nextSecond(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1000);
  const start = second();
  await vi.waitUntil(() => second() > start, { timeout: 2_000 });
}

/** Starts the chain with the stored state, mines a block after `seconds`, and stops it. */
async function visit(seconds: number): Promise<{ genesis: Block; first: Block; last: Block }> {
  const { url, stop } = await startChain({ chainId: 31_337, port: await untakenPort(), stateFile: join(folder, 'chain.json') });
  const block = (number: string) => rpc<Block>(url, 'eth_getBlockByNumber', [number, false]);
  await rpc(url, 'evm_increaseTime', [seconds]);
  await rpc(url, 'evm_mine');
  const seen = { genesis: await block('0x0'), first: await block('0x1'), last: await block('latest') };
  await stop();
  return seen;
}

test('a chain is the same chain after every restart, and its clock does not go back', { timeout: 60_000 }, async () => {
  const before = await visit(100_000);
  for (let restart = 1; restart <= 3; restart++) {
    await nextSecond();
    const after = await visit(1_000 * restart);
    expect(after.genesis.hash).toBe(before.genesis.hash);
    expect(after.first).toMatchObject({ hash: before.first.hash, parentHash: after.genesis.hash });
    expect(Number(after.last.number)).toBe(Number(before.last.number) + restart);
    expect(Number(after.last.timestamp)).toBeGreaterThan(Number(before.last.timestamp));
  }
  // Of several, anvil would pick one at random as block 0, so there must be only one.
  const { blocks } = JSON.parse(readFileSync(join(folder, 'chain.json'), 'utf8')) as { blocks: { header: { number: string } }[] };
  expect(blocks.filter(({ header }) => Number(header.number) === 0)).toHaveLength(1);
});

test('keeps the states of past blocks beside its own, anew at each start, and none after it was stopped', async () => {
  const stateFile = join(folder, 'history', '31337.json');
  const kept = `${stateFile}.history`;
  mkdirSync(join(kept, 'of-a-chain-that-was-killed'), { recursive: true });
  const chain = await startChain({ chainId: 31337, port: await untakenPort(), stateFile });
  expect(existsSync(join(kept, 'of-a-chain-that-was-killed'))).toBe(false);
  // anvil writes what is older than its newest 500 states.
  await rpc(chain.url, 'anvil_mine', ['0x3e8']);
  expect(readdirSync(kept).length).toBeGreaterThan(0);
  await chain.stop();
  expect(existsSync(kept)).toBe(false);
});
