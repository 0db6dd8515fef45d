import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const SCHEME_KEY = 'mantine-color-scheme-value';
const SCHEMES = ['light', 'dark'] as const;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 800 },
] as const;

/** As if the theme had been switched in another tab, so that a dialog that is open stays open. */
async function showIn(page: Page, scheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    },
    [SCHEME_KEY, scheme] as const,
  );
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
}

/**
 * Colours in the middle of a change are nobody's choice. A change begins with the frame after whatever brought it about. What turns for ever is not
 * waited for, nor what stands still: the browser holds the movements of what it does not draw, such as the content of a closed `details`.
 */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const ends = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
    const isDrawn = ({ effect }: Animation) => effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true;
    const moving = async () => {
      await frame();
      await frame();
      return document.getAnimations().filter((animation) => animation.playState === 'running' && ends(animation) && isDrawn(animation));
    };
    for (let left = await moving(); left.length > 0; left = await moving())
      await Promise.all(left.map((animation) => animation.finished.catch(() => undefined)));
  });

/** Only colours differ between the themes; everything else is asked once per size. */
async function builder(page: Page, scheme: (typeof SCHEMES)[number]): Promise<AxeBuilder> {
  // Every analysis reads axe's script into the page twice, which takes longer than most rules; a page that has it needs none.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? 'void 0' : undefined;
  // Without frames of other origins nothing needs axe's second page, which takes longer than the rules.
  // What passes is not looked at: naming every element of it takes longer than most rules.
  const axe = new AxeBuilder({ page, ...(axeSource && { axeSource }) })
    .options({ resultTypes: ['violations', 'incomplete'] })
    .setLegacyMode(true);
  return scheme === 'light' ? axe.withTags(RULES) : axe.withRules('color-contrast');
}

async function problems(page: Page, scheme: (typeof SCHEMES)[number]): Promise<string[]> {
  const { violations, incomplete } = await (await builder(page, scheme)).analyze();
  const places = (nodes: readonly { target: unknown[] }[]) => nodes.slice(0, 3).map(({ target }) => target.join(' '));
  // axe files text of the colour of its ground under `incomplete`.
  const invisible = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio'));
  return [
    ...violations.map(({ id, impact, nodes }) => `${id} (${impact}): ${places(nodes).join(' | ')}`),
    ...invisible.map(({ html }) => `text in the colour of its ground: ${html}`),
  ];
}

/** Holds what the page shows now against the rules, in both themes, on a desktop and on a phone, where nothing may stick out. */
export async function audit(page: Page, state: string): Promise<void> {
  await expect(page.locator('h1').first(), `${state}: the page is drawn`).toBeAttached();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const scheme of SCHEMES) {
      await showIn(page, scheme);
      await settled(page);
      expect.soft(await problems(page, scheme), `${state}, ${scheme}, ${size.width} px`).toEqual([]);
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `${state}: width of the page at ${size.width} px`).toBeLessThanOrEqual(size.width);
  }
  await page.setViewportSize(SIZES[0]);
  await showIn(page, 'light');
}
