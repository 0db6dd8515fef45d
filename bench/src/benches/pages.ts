import { join } from 'node:path';
import { localAccount } from '@althing/devnet';
import { startChromium } from '../chromium.ts';
import { CATEGORIES, complaintsOf, lighthouse, type Report, scriptsOf } from '../lighthouse.ts';
import { type Platform, withPlatform } from '../platform.ts';
import { absolute, type Row } from '../row.ts';
import { confirmCitizenship, signIn } from '../session.ts';
import { brotliSize } from '../wireSize.ts';

const RUNS = 3;

/** A browser in which a citizen is signed in with the local wallet, as after a visit; its cache is empty. */
async function signedInBrowser({ server, dataDir }: Platform) {
  const session = await signIn(server.url);
  await confirmCitizenship(server.url, session.accessToken);
  const browser = await startChromium(join(dataDir, 'chromium'));
  await browser.store(`${server.url}/livez`, {
    session: JSON.stringify(session),
    localWallet: JSON.stringify({ address: localAccount(0).address, chainId: 31337 }),
    'wagmi.recentConnectorId': JSON.stringify('localWallet'),
    cookiesAccepted: 'false',
  });
  return browser;
}

async function reportsOf(url: string, port?: number): Promise<Report[]> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run++) reports.push(await lighthouse(url, port));
  return reports;
}

/** The run in the middle, by the category in question. */
function middle(reports: readonly Report[], category: (typeof CATEGORIES)[number]) {
  const sorted = reports.toSorted((a, b) => (a.categories[category].score ?? 0) - (b.categories[category].score ?? 0));
  return sorted[Math.floor(sorted.length / 2)]!;
}

function rowsOf(page: string, reports: readonly Report[]): Row[] {
  return CATEGORIES.map((category) => {
    const report = middle(reports, category);
    const row = absolute(
      {
        area: 'pages',
        name: `Lighthouse ${category}, ${page}`,
        unit: 'points',
        ours: Math.round((report.categories[category].score ?? 0) * 100),
      },
      { atLeast: 95 },
    );
    if (!row.ok) process.stdout.write(`  ${row.name}: ${row.ours}, because of ${complaintsOf(report, category).join('; ')}\n`);
    return row;
  });
}

/** Kilobytes of JavaScript that a first visit to `/` fetches before anything is pressed, brotli as it travels. */
async function initialJavaScript(report: Report): Promise<Row> {
  const scripts = scriptsOf(report);
  if (scripts.length === 0) throw new Error('The home page fetched no scripts');
  const sizes = await Promise.all([...new Set(scripts)].map(brotliSize));
  const ours = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  return absolute({ area: 'pages', name: 'initial JavaScript of /', unit: 'kB brotli', ours }, { atMost: 120 });
}

/** Lighthouse on the first screens (its own mobile throttling, the middle of three runs) and the weight of the first visit. */
export const pages = (): Promise<Row[]> =>
  withPlatform(
    async (platform) => {
      const { url } = platform.server;
      const home = await reportsOf(`${url}/`);
      const list = await reportsOf(`${url}/organisations`);
      const browser = await signedInBrowser(platform);
      try {
        const wizard = await reportsOf(`${url}/organisations/create`, browser.port);
        return [await initialJavaScript(home[0]!), ...rowsOf('home', home), ...rowsOf('list', list), ...rowsOf('wizard', wizard)];
      } finally {
        await browser.stop();
      }
    },
    { needsWeb: true },
  );
