import { join } from 'node:path';
import { startServerProcess } from '@althing/devnet';
import { call } from '../call.ts';
import { createDatabase, fillOrganisations } from '../database.ts';
import { percentile } from '../percentile.ts';
import { type Platform, PORTS, withPlatform } from '../platform.ts';
import { compared, type Row } from '../row.ts';
import { signIn } from '../session.ts';

const SMALL = 1_000;
const LARGE = 100_000;
const ROUNDS = 60;
const WARM_UP_ROUNDS = 10;
const ENV = { RATE_LIMIT_FACTOR: '0' };

/** Every way to look at the list; each is asked equally often, so p95 is decided by the slowest of them. */
async function ways(origin: string): Promise<string[]> {
  const list = `${origin}/api/v1/organisations`;
  const { items } = await call<{ items: { id: string }[] }>('GET', `${list}/categories`);
  const { nextCursor } = await call<{ nextCursor: string | null }>('GET', `${list}?sort=name-desc&limit=100`);
  return [
    '',
    '?sort=name-asc',
    '?sort=oldest',
    `?sort=name-desc&cursor=${nextCursor}`,
    '?search=lichen',
    '?search=lichen%20500',
    '?search=nobody',
    '?chainId=31338',
    '?state=deployed&limit=100',
    `?categoryId=${items.at(-1)!.id}&sort=name-asc`,
  ].map((query) => `${list}${query}`);
}

async function timeOf(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - started;
}

async function withFilledServer<Result>({ network, dataDir }: Platform, measure: (origin: string) => Promise<Result>): Promise<Result> {
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
    await fillOrganisations(network.postgres.url('large'), LARGE);
    return await measure(server.url);
  } finally {
    await server.stop();
  }
}

/** The list of organisations with a hundred times as many rows: two servers on two databases, asked in turns. */
export const lists = (): Promise<Row[]> =>
  withPlatform(
    async (platform) => {
      const { network, server } = platform;
      await signIn(server.url);
      await fillOrganisations(network.postgres.url(), SMALL);
      return withFilledServer(platform, async (large) => {
        const [ofSmall, ofLarge] = await Promise.all([ways(server.url), ways(large)]);
        const times = { small: [] as number[], large: [] as number[] };
        for (let round = 0; round < ROUNDS + WARM_UP_ROUNDS; round++) {
          for (const [index, url] of ofSmall.entries()) {
            const [small, big] = [await timeOf(url), await timeOf(ofLarge[index]!)];
            if (round < WARM_UP_ROUNDS) continue;
            times.small.push(small);
            times.large.push(big);
          }
        }
        return [
          compared(
            {
              area: 'lists',
              name: 'p95 at 100,000 organisations; anchor: at 1,000',
              unit: 'ms',
              ours: percentile(times.large, 0.95),
              anchor: percentile(times.small, 0.95),
            },
            { atMost: 1.3 },
          ),
        ];
      });
    },
    { env: ENV },
  );
