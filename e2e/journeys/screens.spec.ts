import type { OrganisationDetail } from '@althing/domain/http';
import { expect, type Page, test } from '@playwright/test';
import { localAccount } from '../support/accounts.ts';
import { citizen } from '../support/api.ts';
import { untaken } from '../support/attempt.ts';
import { chains } from '../support/chains.ts';
import { organisation } from '../support/draft.ts';
import { BASE_URL } from '../support/environment.ts';
import { found } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { treasuryOf } from '../support/safe.ts';
import { delegateToSelf, transact } from '../support/transactions.ts';
import { proposeUpgrade } from '../support/upgrades.ts';
import { writeEverywhere } from '../support/userText.ts';
import { installWallet } from '../support/wallet.ts';

const others = [localAccount(58).address, localAccount(59).address];
const nothingLoads = (page: Page) => expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);

const TEXTS = {
  'one word of 2,000 characters': 'abcdefghij'.repeat(200),
  'a right-to-left word': 'שלוםעולם'.repeat(250),
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(150),
};
const WIDTHS = [360, 1440];

/** An organisation with a proposal that has a vote with a reason; answers the addresses of its pages. */
async function furnish(page: Page): Promise<{ home: string; proposal: string }> {
  await delegateToSelf(page);
  const home = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'New proposal' }).first().click();
  await page.getByLabel('Title').fill('Buy rope');
  await page.getByRole('textbox', { name: 'Description' }).fill('For the nets.');
  for (const heading of ['Actions', 'Review']) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await transact(page, page.getByRole('button', { name: 'Propose', exact: true }));
  await expect(page.getByRole('heading', { name: 'Buy rope', level: 1 })).toBeVisible({ timeout: 30_000 });
  await page
    .getByRole('region', { name: 'What happens now' })
    .getByRole('button', { name: /^Move Alpha ahead by/ })
    .click();
  const ballot = page.getByRole('region', { name: 'Your vote' });
  await ballot.getByRole('radio', { name: 'For' }).check();
  await ballot.getByLabel(/Reason/).fill('We need it.');
  await transact(page, ballot.getByRole('button', { name: 'Vote For' }));
  await expect(page.getByText('We need it.')).toBeVisible({ timeout: 30_000 });
  return { home, proposal: new URL(page.url()).pathname };
}

/** Opens a page and waits until the program has drawn it; only the home page of strangers is called by the product's name alone. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (path === '/') await expect(page.getByRole('heading', { name: 'Founded lately' })).toBeVisible();
  else await expect(page).not.toHaveTitle('Althing');
  await nothingLoads(page);
}

/** Sizes of text that can be seen on the page, rounded to tenths of a pixel. */
const textSizes = (page: Page) =>
  page.evaluate(() => {
    const sizes = new Set<number>();
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!;
      if (!walker.currentNode.textContent!.trim() || !parent.checkVisibility() || parent.closest('[data-mark]')) continue;
      sizes.add(Math.round(parseFloat(getComputedStyle(parent).fontSize) * 10) / 10);
    }
    return [...sizes].toSorted((a, b) => a - b);
  });

test('every screen holds what people write, has a title of its own and four sizes of text', async ({ page, context }) => {
  test.setTimeout(300_000);
  const name = untaken('Rope Makers');
  const founder = await fundedAccount(63);
  await installWallet(context, { account: founder, chains });
  await found(page, founder, organisation(name, [31337], founder.address, others));
  const { home, proposal } = await furnish(page);
  const detail = (await (await page.request.get(`/api/v1/organisations/slug/${home.split('/')[2]}`)).json()) as OrganisationDetail;
  const renaming = { proposalName: 'Another name', name: `${name} and Sons` };
  const upgrade = await proposeUpgrade(BASE_URL, await citizen(BASE_URL, founder), detail, renaming);
  const safe = `${home}/safes/31337/${await treasuryOf(page, home)}`;
  const written = [
    '/',
    '/organisations',
    home,
    `${home}?tab=treasury`,
    `${home}?tab=governor`,
    `${home}?tab=safe`,
    `${home}?tab=modules`,
    `${home}?tab=token`,
    `${home}/proposals`,
    `${home}/proposals/create`,
    proposal,
    `${home}/deploy`,
    safe,
    `${safe}?view=history`,
    `${safe}?view=messages`,
    `${safe}?view=delegates`,
    `${safe}?view=new`,
    `${home}/members`,
    `${home}/activity`,
    `${home}/edit`,
    `${home}/upgrades/${upgrade.id}`,
  ];
  const screens = [
    ...written,
    `${home}/members/31337/${founder.address}`,
    `${home}/veos`,
    '/modules/safe',
    '/terms-of-service',
    '/bridge',
    '/bridge/transactions',
    '/nowhere',
  ];

  const expected: Record<string, string> = {
    '/': 'Home · Althing',
    [home]: `${name} · Althing`,
    [proposal]: `Buy rope · ${name} · Althing`,
  };
  const titles = new Map<string, string>();
  for (const screen of screens) {
    await open(page, screen);
    if (expected[screen]) await expect(page).toHaveTitle(expected[screen]);
    titles.set(screen, await page.title());
    const sizes = await textSizes(page);
    expect.soft(sizes.length, `sizes of text on ${screen}: ${sizes.join(', ')}`).toBeLessThanOrEqual(4);
  }
  expect([...titles.values()].filter((title) => title === 'Althing')).toEqual([]);
  const withoutTabs = screens.filter((screen) => !screen.includes('?'));
  expect(new Set(withoutTabs.map((screen) => titles.get(screen))).size).toBe(withoutTabs.length);

  for (const [kind, text] of Object.entries(TEXTS)) {
    await writeEverywhere(page, text);
    for (const screen of written) {
      await open(page, screen);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, `${screen} at ${width} px with ${kind}`).toBeLessThanOrEqual(width);
      }
    }
  }
});
