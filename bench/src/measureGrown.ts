import { join } from 'node:path';
import { startServerProcess } from '@althing/devnet';
import { createDatabase } from './database.ts';
import { percentile } from './percentile.ts';
import { type Platform, PORTS, withPlatform } from './platform.ts';
import { signIn } from './session.ts';

const ROUNDS = 60;
const WARM_UP_ROUNDS = 10;
const ENV = { RATE_LIMIT_FACTOR: '0' };

/** The same list with few rows and with many. */
export interface Grown {
  small: number;
  large: number;
  /** Puts so many rows into a migrated database with one user. */
  fill: (databaseUrl: string, count: number) => Promise<void>;
  /** Every way to look at the list; each is asked equally often, so p95 is decided by the slowest of them. */
  ways: (origin: string) => Promise<string[]>;
  /** How often each way is timed; fewer suffice where there are many. */
  rounds?: number;
}

async function timeOf(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - started;
}

async function withFilledServer<Result>(
  { network, dataDir }: Platform,
  { fill, large }: Grown,
  measure: (origin: string) => Promise<Result>,
): Promise<Result> {
  await createDatabase(network.postgres.url(), 'large');
  const server = await startServerProcess({
    port: PORTS.devApi,
    dataDir,
    network,
    database: 'large',
    env: ENV,
    logFile: join(dataDir, 'large.log'),
  });
  try {
    await signIn(server.url);
    await fill(network.postgres.url('large'), large);
    return await measure(server.url);
  } finally {
    await server.stop();
  }
}

/** p95 in milliseconds with few and with many rows: two servers on two databases, asked in turns. */
export const measureGrown = (grown: Grown): Promise<{ small: number; large: number }> =>
  withPlatform(
    async (platform) => {
      const { network, server } = platform;
      await signIn(server.url);
      await grown.fill(network.postgres.url(), grown.small);
      return withFilledServer(platform, grown, async (large) => {
        const [ofSmall, ofLarge] = await Promise.all([grown.ways(server.url), grown.ways(large)]);
        const times = { small: [] as number[], large: [] as number[] };
        const rounds = grown.rounds ?? ROUNDS;
        for (let round = 0; round < rounds + WARM_UP_ROUNDS; round++) {
          for (const [index, url] of ofSmall.entries()) {
            const [small, big] = [await timeOf(url), await timeOf(ofLarge[index]!)];
            if (round < WARM_UP_ROUNDS) continue;
            times.small.push(small);
            times.large.push(big);
          }
        }
        return { small: percentile(times.small, 0.95), large: percentile(times.large, 0.95) };
      });
    },
    { env: ENV },
  );
