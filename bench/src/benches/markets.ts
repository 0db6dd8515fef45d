import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { BondDesk, localClient } from '@althing/devnet';
import { parseUnits } from 'viem';
import { call } from '../call.ts';
import { startChromium } from '../chromium.ts';
import { connectTo, type PageConnection } from '../devTools.ts';
import { fillPurchases } from '../fillPurchases.ts';
import { measureGrown } from '../measureGrown.ts';
import { percentile } from '../percentile.ts';
import { withPlatform } from '../platform.ts';
import { absolute, compared, type Row } from '../row.ts';
import { evaluate, untilHolds } from '../watching.ts';

const SMALL = 1_000;
const LARGE = 100_000;
const PURCHASES = 100;
const PATIENCE_MS = 20_000;
const LOOK_MS = 50;
const AREA = 'bond markets';

/** What the market's page asks of the server. */
async function ways(origin: string): Promise<string[]> {
  const market = `${origin}/api/v1/bonds/markets/31337/1`;
  const { id } = await call<{ id: string }>('GET', market);
  const recorded = `${origin}/api/v1/bonds/markets/${id}`;
  return [
    market,
    `${market}/purchases?page=1&limit=10`,
    `${market}/purchases?page=40&limit=10`,
    `${recorded}/chart-history?period=ALL`,
    ...['1D', '7D', 'ALL'].map((period) => `${recorded}/volume-history?period=${period}`),
  ];
}

async function pageOfMany(): Promise<Row> {
  const { small, large } = await measureGrown({ small: SMALL, large: LARGE, fill: fillPurchases, ways });
  const measured = { area: AREA, name: 'p95 of a market’s page at 100,000 purchases; anchor: at 1,000', unit: 'ms' };
  return compared({ ...measured, ours: large, anchor: small }, { atMost: 2 });
}

/** The whole price, of which the page shows some digits. */
const PRICE = `[...document.querySelectorAll('dt')].find((each) => each.textContent.startsWith('Price now'))?.parentElement.querySelector('dd [title]')?.title`;

async function shownPrice(page: PageConnection): Promise<number> {
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; await wait(LOOK_MS)) {
    const price = Number(await evaluate<string>(page, PRICE));
    if (price > 0) return price;
  }
  throw new Error('The page of the market shows no price');
}

/** From a purchase on its way into a block to the auction's higher price in an open page. The figure contains the block's mining. */
const priceOnScreen = (): Promise<Row> =>
  withPlatform(
    async ({ network, server, dataDir }) => {
      const chain = network.chains[0]!;
      const desk = await new BondDesk(localClient(chain), chain.url).open([0, 1]);
      const market = await desk.create(0, { strategy: 'sda', capacity: parseUnits('10000', 18) });
      const browser = await startChromium(join(dataDir, 'chromium'));
      try {
        await using page = await connectTo(browser.port);
        await page.send('Page.enable');
        await page.send('Page.navigate', { url: `${server.url}/veos/${chain.chainId}/${market.id}` });
        await shownPrice(page);
        const delays: number[] = [];
        for (let index = 0; index < PURCHASES; index++) {
          // Between purchases an auction's price only falls.
          const risen = untilHolds(page, `Number(${PRICE}) > ${await shownPrice(page)}`, PATIENCE_MS);
          const started = performance.now();
          await desk.buy(1, market, parseUnits('2000', 6));
          await risen;
          delays.push(performance.now() - started);
          // Blocks come at any moment of the page's and the indexer's rounds.
          await wait((index * 137) % 1000);
        }
        const name = `block to the price on a market’s page, p95 of ${PURCHASES} purchases`;
        return absolute({ area: AREA, name, unit: 'ms', ours: percentile(delays, 0.95) }, { atMost: 300 });
      } finally {
        await browser.stop();
      }
    },
    { needsWeb: true, env: { FEATURE_BONDING: 'true' } },
  );

export const markets = async (): Promise<Row[]> => [await pageOfMany(), await priceOnScreen()];
