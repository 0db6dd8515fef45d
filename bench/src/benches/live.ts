import { setTimeout as pause } from 'node:timers/promises';
import { tokenAbi } from '@althing/bindings';
import { type LocalChain, localAccount, rpc } from '@althing/devnet';
import { liveTopic } from '@althing/domain/http';
import { type Address, encodeFunctionData, type Hex } from 'viem';
import { foundOrganisation } from '../foundOrganisation.ts';
import { openEventStream } from '../eventStream.ts';
import { percentile } from '../percentile.ts';
import { withPlatform } from '../platform.ts';
import { absolute, type Row } from '../row.ts';

const BROWSERS = 50;
const BLOCKS = 200;
const SILENCE_MS = 10_000;

/** Transfers one unit of the token; resolves with the number of its block once that is mined. */
async function transfer({ url }: LocalChain, token: Address): Promise<number> {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [localAccount(1).address, 1n] });
  const transaction = { from: localAccount(0).address, to: token, data, gas: '0x30d40' };
  const { blockNumber, status } = await rpc<{ blockNumber: Hex; status: Hex }>(url, 'eth_sendTransactionSync', [transaction]);
  if (Number(status) !== 1) throw new Error('The transfer was reverted');
  return Number(blockNumber);
}

/** Tells, for one block after another, when each of many browsers heard of it. */
async function openBrowsers(origin: string, chainId: number) {
  let heard: number[] = [];
  let done: (times: number[]) => void = () => undefined;
  const reached = Array.from({ length: BROWSERS }, () => 0);
  let awaited = Number.POSITIVE_INFINITY;
  const check = (browser: number, block: number) => {
    const before = reached[browser]!;
    reached[browser] = Math.max(before, block);
    if (block < awaited || before >= awaited) return;
    heard.push(performance.now());
    if (heard.length === BROWSERS) done(heard);
  };
  const streams = await Promise.all(
    reached.map((_, browser) => openEventStream(origin, [liveTopic.chain(chainId)], (block) => check(browser, block))),
  );
  return {
    /** Resolves with the moments at which the event arrived; `block` must not be mined yet. */
    hear(block: number): Promise<number[]> {
      heard = [];
      awaited = block;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`Not everybody heard of block ${block}`)), SILENCE_MS);
        done = (times) => {
          clearTimeout(timer);
          resolve(times);
        };
      });
    },
    close: () => streams.forEach((stream) => stream.close()),
  };
}

/**
 * From a transaction on its way into a block to the event in the streams of fifty browsers, through the real server. The
 * clock starts before the block exists, so the figure contains its mining.
 */
export const live = (): Promise<Row[]> =>
  withPlatform(async (platform) => {
    const chain = platform.network.chains[0]!;
    const { organisation } = await foundOrganisation(platform, 'Harbour', [chain.chainId]);
    const token = organisation.contracts.find(({ kind }) => kind === 'token')!.address as Address;
    const browsers = await openBrowsers(platform.server.url, chain.chainId);
    const delays: number[] = [];
    try {
      let head = Number(await rpc(chain.url, 'eth_blockNumber'));
      for (let index = 0; index < BLOCKS; index++) {
        const heard = browsers.hear(head + 1);
        const started = performance.now();
        const [mined, times] = await Promise.all([transfer(chain, token), heard]);
        if (mined !== head + 1) throw new Error(`Block ${mined} came where ${head + 1} was expected`);
        head = mined;
        delays.push(...times.map((time) => time - started));
        // Blocks come at any moment of the indexer's round, not always right after it.
        await pause((index * 37) % 100);
      }
    } finally {
      browsers.close();
    }
    const name = `block to browser, p99 of ${BLOCKS} blocks × ${BROWSERS} browsers`;
    return [absolute({ area: 'live', name, unit: 'ms', ours: percentile(delays, 0.99) }, { atMost: 100 })];
  });
