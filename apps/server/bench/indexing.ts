import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { rpc } from '@althing/devnet';
import type { Indexer } from '../src/indexer/index.ts';
import { startTestChain, startTestPostgres, TEST_CHAIN_ID } from '../test/indexer/services.ts';
import { createBenchIndexer } from './benchIndexer.ts';
import { fillChain } from './fillChain.ts';
import { readPlainly } from './plainReading.ts';

export interface IndexingFigures {
  events: number;
  blocks: number;
  /** From nothing to the head: everything checked, decoded, projected and committed. */
  eventsPerSecond: number;
  /** The anchor: viem's `getLogs` and one insert of the decoded events for each block; no headers, no checks, no projections. */
  loopEventsPerSecond: number;
  /** The same for a thousand blocks at once. */
  plainEventsPerSecond: number;
  /** A stopped indexer until it is at the head again, in the same process. */
  resumeMs: number;
  /** A killed process until its successor, started anew, is at the head; the start of Node included. */
  restartMs: number;
  stopMs: number;
}

async function untilLive(indexer: Indexer): Promise<void> {
  while (indexer.health()[0]?.phase !== 'live') await pause(1);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** A process that prints a line when it is at the head. */
async function startProcess(databaseUrl: string, url: string) {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('./indexerProcess.ts', import.meta.url)), databaseUrl, url, String(TEST_CHAIN_ID)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(child.stdout, 'data');
  return child;
}

async function measureRestart(databaseUrl: string, url: string): Promise<number> {
  const first = await startProcess(databaseUrl, url);
  const gone = once(first, 'exit');
  first.kill('SIGKILL');
  await gone;
  const started = performance.now();
  const second = await startProcess(databaseUrl, url);
  const milliseconds = performance.now() - started;
  const ended = once(second, 'exit');
  second.kill('SIGKILL');
  await ended;
  return milliseconds;
}

/** Indexes a freshly filled chain on a fresh database; takes its own Postgres and anvil. */
export async function measureIndexing(wanted: number): Promise<IndexingFigures> {
  const [postgres, chain] = await Promise.all([startTestPostgres(), startTestChain()]);
  try {
    await fillChain(chain.url, { events: wanted });
    const blocks = Number(await rpc(chain.url, 'eth_blockNumber'));
    const [ours, loop, plain] = await Promise.all(['ours', 'loop', 'plain'].map((name) => postgres.createDatabase(name)));
    const loopMs = await timed(() => readPlainly(loop!.pool, chain.url, TEST_CHAIN_ID, 1n));
    const plainMs = await timed(() => readPlainly(plain!.pool, chain.url, TEST_CHAIN_ID, 1_000n));

    const indexer = createBenchIndexer(ours!.pool, chain.url, TEST_CHAIN_ID);
    const coldMs = await timed(async () => {
      indexer.start();
      await untilLive(indexer);
    });
    const stopMs = await timed(() => indexer.stop());
    const { rows } = await ours!.pool.query<{ count: string }>('select count(*) from chain.event');
    const events = Number(rows[0]?.count);

    const successor = createBenchIndexer(ours!.pool, chain.url, TEST_CHAIN_ID);
    const resumeMs = await timed(async () => {
      successor.start();
      await untilLive(successor);
    });
    await successor.stop();
    const restartMs = await measureRestart(ours!.url, chain.url);
    return {
      events,
      blocks,
      eventsPerSecond: (events / coldMs) * 1000,
      loopEventsPerSecond: (events / loopMs) * 1000,
      plainEventsPerSecond: (events / plainMs) * 1000,
      resumeMs,
      restartMs,
      stopMs,
    };
  } finally {
    await chain.stop();
    await postgres.stop();
  }
}
