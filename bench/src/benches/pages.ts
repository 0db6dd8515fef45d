import { join } from 'node:path';
import { BondDesk, localClient } from '@althing/devnet';
import { parseUnits } from 'viem';
import { type Chromium, startChromium } from '../chromium.ts';
import { foundOrganisation } from '../foundOrganisation.ts';
import { livingPages } from '../livingPages.ts';
import { CATEGORIES, complaintsOf, lighthouse, type Report, scriptsOf } from '../lighthouse.ts';
import { type Platform, withPlatform } from '../platform.ts';
import { absolute, type Row } from '../row.ts';
import { signedInBrowser } from '../signedInBrowser.ts';
import { brotliSize } from '../wireSize.ts';

/** As many as Lighthouse asks for, whose figures vary. */
const RUNS = 5;

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

/** An auction of who is signed in, who is its owner, bought from a few times. */
async function marketPage({ network }: Platform): Promise<string> {
  const chain = network.chains[0]!;
  const desk = await new BondDesk(localClient(chain), chain.url).open([0, 1]);
  const market = await desk.create(0, { strategy: 'sda', capacity: parseUnits('10000', 18) });
  for (let count = 0; count < 5; count++) await desk.buy(1, market, parseUnits('2000', 6));
  return `/veos/${chain.chainId}/${market.id}`;
}

/** Pages of a new organisation and of who is signed in, by what they are called here. */
const pagesOf = (slug: string): Readonly<Record<string, string>> => ({
  wizard: '/organisations/create',
  'own home': '/',
  vote: '/vote',
  dashboard: '/dashboard',
  bonds: '/veos',
  bridge: '/bridge',
  'bridge transactions': '/bridge/transactions',
  overview: `/organisations/${slug}`,
  members: `/organisations/${slug}/members`,
  activity: `/organisations/${slug}/activity`,
  edit: `/organisations/${slug}/edit`,
  governors: `/organisations/${slug}?tab=governor`,
  treasury: `/organisations/${slug}?tab=treasury`,
  proposals: `/organisations/${slug}/proposals`,
  'new proposal': `/organisations/${slug}/proposals/create`,
});

type Reports = Readonly<Record<string, readonly Report[]>>;

/** Of pages by what they are called, one after the other in a browser that is stopped afterwards. */
async function reportsIn(browser: Chromium, origin: string, paths: Readonly<Record<string, string>>): Promise<Reports> {
  const reports: Record<string, Report[]> = {};
  try {
    for (const [name, path] of Object.entries(paths)) {
      reports[name] = [];
      for (let run = 0; run < RUNS; run++) reports[name].push(await lighthouse(`${origin}${path}`, browser.port));
    }
    return reports;
  } finally {
    await browser.stop();
  }
}

/** Lighthouse on the screens (its own mobile throttling, the middle of five runs) and the weight of the first visit. */
export const pages = (): Promise<Row[]> =>
  withPlatform(
    async (platform) => {
      const { url } = platform.server;
      const strangersBrowser = (name: string) => startChromium(join(platform.dataDir, name));
      const first = await reportsIn(await strangersBrowser('first'), url, { home: '/', list: '/organisations' });
      const { organisation } = await foundOrganisation(platform, 'Lichen Harbour', [31337]);
      const market = await marketPage(platform);
      const seen = await reportsIn(await strangersBrowser('second'), url, { 'a market, of who is not signed in': market });
      const living = await livingPages(platform, organisation);
      const own = await reportsIn(await signedInBrowser(platform), url, {
        ...pagesOf(organisation.slug),
        ...living,
        'a market, of its owner': market,
      });
      const rows = Object.entries({ ...first, ...seen, ...own }).flatMap(([page, reports]) => rowsOf(page, reports));
      return [await initialJavaScript(first['home']![0]!), ...rows];
    },
    { needsWeb: true, env: { FEATURE_BONDING: 'true' }, givesWay: true },
  );
