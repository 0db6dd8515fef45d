import { localAccount } from '@althing/devnet';
import { FORM_STORAGE_KEY, fromOrganisationInput, type Position, serialiseForm, STEP_STORAGE_KEY } from '@althing/domain/setup';
import { serialiseWizard } from '@althing/domain/wizard';
import type { Chromium } from '../chromium.ts';
import { connectTo, type PageConnection } from '../devTools.ts';
import { keyToPaint } from '../keyToPaint.ts';
import { largeForm } from '../largeForm.ts';
import { percentile } from '../percentile.ts';
import { withPlatform } from '../platform.ts';
import { absolute, type Row } from '../row.ts';
import { signedInBrowser } from '../signedInBrowser.ts';
import { evaluate, untilHolds } from '../watching.ts';

const FIELDS = 400;
const KEYS = 60;
const CPU_THROTTLING = 4;
const PATIENCE_MS = 60_000;
const SCREEN = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false };
/** Where keys are pressed on each page of the wizard: all that the page sums up, or counts, depends on these. */
const PLACES = {
  token: 'token.initialReceivers.0.receivers.0.amount',
  safe: 'modules.protocolUpgrades.addresses.0',
} as const satisfies Partial<Record<Position, string>>;
const LONE = 'lone';

const fieldAt = (path: string): string => `input[data-path="${path}"]`;
const fieldCount = `document.querySelectorAll('main input:not([type=hidden], [type=radio], [type=checkbox])').length`;
const isLookedUp = `!document.body.textContent.includes('Looking up the address')`;

async function type(page: PageConnection, path: string): Promise<number> {
  await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING });
  return percentile(await keyToPaint(page, fieldAt(path), KEYS), 0.5);
}

/** In an input that is alone on its page. */
async function typeAlone({ port }: Chromium, origin: string): Promise<number> {
  await using page = await connectTo(port);
  await page.send('Page.enable');
  await page.send('Emulation.setDeviceMetricsOverride', SCREEN);
  await page.send('Page.navigate', { url: `${origin}/livez` });
  await untilHolds(page, `location.pathname === '/livez'`, PATIENCE_MS);
  await evaluate(page, `document.body.innerHTML = '<input data-path="${LONE}">'`);
  return await type(page, LONE);
}

async function typeOn(browser: Chromium, origin: string, position: keyof typeof PLACES): Promise<number> {
  await browser.store(`${origin}/livez`, {
    [FORM_STORAGE_KEY]: serialiseForm(fromOrganisationInput(largeForm(localAccount(0).address))),
    [STEP_STORAGE_KEY]: serialiseWizard({ position, furthest: 'review' }),
  });
  await using page = await connectTo(browser.port);
  await page.send('Page.enable');
  await page.send('Emulation.setDeviceMetricsOverride', SCREEN);
  await page.send('Page.navigate', { url: `${origin}/organisations/create` });
  await untilHolds(page, `${fieldCount} >= ${FIELDS} && ${isLookedUp}`, PATIENCE_MS);
  return await type(page, PLACES[position]);
}

/** A key in a page of the founding wizard with hundreds of fields, until the frame that shows it. */
export const typing = (): Promise<Row[]> =>
  withPlatform(
    async (platform) => {
      const { url } = platform.server;
      const browser = await signedInBrowser(platform);
      try {
        const delays: { position: string; ours: number }[] = [];
        for (const position of Object.keys(PLACES) as (keyof typeof PLACES)[])
          delays.push({ position, ours: await typeOn(browser, url, position) });
        const anchor = await typeAlone(browser, url);
        return delays.map(({ position, ours }) => {
          const name = `a key in the wizard's page ${position} of ${FIELDS} fields, CPU 4× slower, middle of ${KEYS}; anchor: a lone input`;
          return absolute({ area: 'typing', name, unit: 'ms', ours, anchor }, { atMost: 26 });
        });
      } finally {
        await browser.stop();
      }
    },
    { needsWeb: true, givesWay: true },
  );
