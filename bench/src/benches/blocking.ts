import { addControlPage } from '../control.ts';
import { longTasksOf } from '../longTasks.ts';
import { percentile } from '../percentile.ts';
import { withPlatform } from '../platform.ts';
import { compared, type Row } from '../row.ts';
import { signedInBrowser } from '../signedInBrowser.ts';

const RUNS = 7;
const PAGES = { control: '/control', home: '/', list: '/organisations', wizard: '/organisations/create' } as const;
/** Below it a task is not long: what an empty page without any would be compared with. */
const SHORTEST_MS = 50;

type Page = keyof typeof PAGES;

/** How long our first screens hold up a slow reader, against an empty page of the same toolchain, turn by turn in the same browser. */
export const blocking = (): Promise<Row[]> =>
  withPlatform(
    async (platform) => {
      const browser = await signedInBrowser(platform);
      const measured: Record<Page, number[]> = { control: [], home: [], list: [], wizard: [] };
      try {
        for (let run = 0; run < RUNS; run++)
          for (const page of Object.keys(PAGES) as Page[])
            measured[page].push(await longTasksOf(browser.port, `${platform.server.url}${PAGES[page]}`));
      } finally {
        await browser.stop();
      }
      const of = (page: Page) => Math.max(SHORTEST_MS, percentile(measured[page], 0.5));
      const rowOf = (page: Page): Row =>
        compared(
          {
            area: 'blocking',
            name: `long tasks of ${page}, CPU 4× slower; anchor: an empty page`,
            unit: 'ms',
            ours: of(page),
            anchor: of('control'),
          },
          { atMost: 2 },
        );
      return [rowOf('home'), rowOf('list'), rowOf('wizard')];
    },
    { needsWeb: true, prepareWeb: addControlPage, givesWay: true },
  );
