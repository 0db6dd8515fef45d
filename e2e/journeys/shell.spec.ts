import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Session } from '@althing/domain/http';
import { TERMS_VERSION } from '@althing/domain/legal';
import type { LocalAccount } from 'viem';
import { localAccount } from '../support/accounts.ts';
import { citizen, createOrganisation } from '../support/api.ts';
import { attempt } from '../support/attempt.ts';
import { chains } from '../support/chains.ts';
import { organisation } from '../support/draft.ts';
import { BASE_URL } from '../support/environment.ts';
import { enter } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, connect, settle } from '../support/identity.ts';
import { ownServer } from '../support/ownServer.ts';
import { installWallet } from '../support/wallet.ts';
import { labelOf } from '../support/labelOf.ts';

const sidebar = (page: Page) => page.locator('nav[data-rail]');
const cookies = (page: Page) => page.getByRole('complementary', { name: 'Cookies' });
const tip = (page: Page) => page.getByRole('complementary', { name: 'Tip' });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('on a phone the cookie banner stands in the page and covers nothing of it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/terms-of-service');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const [banner, content] = await Promise.all([cookies(page).boundingBox(), page.getByRole('main').boundingBox()]);
  expect(banner!.y + banner!.height).toBeLessThanOrEqual(content!.y);
});

for (const [answer, value] of [
  ['Accept', 'true'],
  ['Decline', 'false'],
] as const)
  test(`the cookie banner keeps "${answer}", reloads the page and never comes back`, async ({ page }) => {
    await page.goto('/terms-of-service');
    await page.evaluate(() => ((window as unknown as Record<string, unknown>)['before'] = true));
    await cookies(page).getByRole('button', { name: answer }).click();
    await page.waitForFunction(() => !('before' in window));
    await expect(page.getByRole('heading', { name: 'Terms of service' })).toBeVisible();
    expect(await stored(page, 'cookiesAccepted')).toBe(value);
    await expect(cookies(page)).toHaveCount(0);
    await page.goto('/organisations');
    await expect(page.getByRole('heading', { name: 'Organisations', level: 1 })).toBeVisible();
    await expect(cookies(page)).toHaveCount(0);
  });

test('two tips stand one after the other, each once', async ({ page }) => {
  await page.goto('/');
  await cookies(page).getByRole('button', { name: 'Decline' }).click();
  await expect(tip(page)).toHaveCount(1);
  await expect(tip(page)).toContainText('To fully use this platform connect your wallet');
  await tip(page).getByRole('button', { name: 'Got it' }).click();
  await expect(tip(page)).toContainText('Ready to create your own organisation?');
  await expect(tip(page)).toHaveCount(1);
  await tip(page).getByRole('button', { name: 'Got it' }).click();
  await expect(tip(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  await expect(tip(page)).toHaveCount(0);
});

test('a tip covers nothing that can be pressed, at any width, also further down the page', async ({ page }) => {
  await page.goto('/');
  await cookies(page).getByRole('button', { name: 'Decline' }).click();
  await expect(tip(page)).toHaveCount(1);
  const covered = () =>
    tip(page).evaluate((tip) => {
      const box = tip.getBoundingClientRect();
      const pressable = [...document.querySelectorAll('a, button, input, [role="combobox"]')].filter((element) => !tip.contains(element));
      return pressable
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const isOverlapping = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          // What the header hides is not pressed either.
          return isOverlapping && element.closest('header') !== null;
        })
        .map((element) => element.textContent);
    });
  for (const width of [360, 768, 900, 1024, 1440])
    for (const path of ['/', '/organisations', '/organisations/create']) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Dark theme' })).toBeVisible();
      if (width < 900) await expect(tip(page)).toBeHidden();
      else {
        await expect(tip(page)).toBeVisible();
        expect(await covered(), `${path} at ${width} px`).toEqual([]);
        expect(await tip(page).evaluate((tip) => tip.closest('header') !== null)).toBe(true);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
});

/** Of apps/web/index.html: on a busy machine the program does not wait longer for the first paint. */
const PATIENCE_MS = 500;

test('the first words are painted before anything of the program is asked for', async ({ page }) => {
  for (const [path, heading] of [
    ['/vote', 'Vote'],
    ['/terms-of-service', 'Terms of service'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      );
    // A script is told once it has come, and the words are there before.
    await expect.poll(async () => (await scripts()).length).toBeGreaterThan(2);
    const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity);
    expect(Math.min(...(await scripts()))).toBeGreaterThanOrEqual(Math.min(painted, PATIENCE_MS));
  }
});

const boxOf = async (element: Locator) => (await element.boundingBox())!;
const leftOf = async (element: Locator) => (await boxOf(element)).x;
const rightOf = async (element: Locator) => {
  const { x, width } = await boxOf(element);
  return x + width;
};

test('the sidebar widens to 280 px under the pointer and the keyboard', async ({ page }) => {
  await settle(page);
  await page.goto('/');
  const rail = sidebar(page);
  const dashboard = rail.getByRole('link', { name: /Dashboard/ });
  const label = dashboard.getByText('Dashboard', { exact: true });
  // An entry shows nothing that is beyond its edge.
  const isCutOff = async () => (await leftOf(label)) >= (await rightOf(dashboard));
  await expect(dashboard).toHaveCSS('overflow', 'hidden');
  expect(await isCutOff()).toBe(true);
  expect((await rail.boundingBox())?.width).toBeLessThan(100);
  await rail.hover();
  await expect(rail).toHaveCSS('width', '280px');
  expect(await rightOf(label)).toBeLessThan(await rightOf(dashboard));
  for (const name of ['Home', 'Orgs', 'VEOs', 'Vote', 'Dashboard', 'Create Org'])
    await expect(rail.getByRole('link', { name, exact: true })).toBeVisible();

  await page.mouse.move(900, 500);
  await expect.poll(isCutOff).toBe(true);
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).focus();
  await page.keyboard.press('Tab');
  await expect(rail.getByRole('link', { name: 'Home' })).toBeFocused();
  await expect(rail).toHaveCSS('width', '280px');

  await dashboard.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});

test('where bonds are switched off their pages are marked as to come, and say so', async ({ page }) => {
  const server = await ownServer('switched_off');
  try {
    await server.start({ FEATURE_BONDING: 'false' });
    await settle(page);
    await page.goto(server.url);
    await sidebar(page).hover();
    for (const name of ['VEOs', 'Dashboard'])
      await expect(
        sidebar(page)
          .getByRole('link', { name: new RegExp(name) })
          .getByText('Coming soon'),
      ).toBeVisible();
    await sidebar(page)
      .getByRole('link', { name: /Dashboard/ })
      .click();
    await expect(page.getByText('This page is not open yet.')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Toggle navigation' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByText('Coming soon')).toHaveCount(2);
  } finally {
    await server.stop();
  }
});

test('on a phone a drawer holds wallet and navigation, and going somewhere closes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(page);
  await page.goto('/');
  await expect(sidebar(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' })).toBeHidden();
  await page.getByRole('button', { name: 'Toggle navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBe(360);
  await drawer.getByRole('link', { name: 'Orgs', exact: true }).click();
  await expect(page).toHaveURL('/organisations');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Toggle navigation' }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('the theme that was chosen is there from the first paint of the next visit', async ({ page }) => {
  await settle(page);
  await page.goto('/');
  const root = page.locator('html');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
  const light = await ground();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect.poll(ground).not.toBe(light);
  // Without the application only the script of the head can have applied the choice.
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.unroute('**/assets/**/*.js');
  await page.reload();
  await page.getByRole('button', { name: 'Light theme' }).click();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test('an address without a page says so and leads on; the terms name their version', async ({ page }) => {
  await settle(page);
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'Nothing is at this address' })).toBeVisible();
  await page.getByRole('link', { name: 'Find an organisation' }).click();
  await expect(page).toHaveURL('/organisations');
  await page.goto('/modules/nonsense');
  await expect(page.getByRole('heading', { name: 'No such module' })).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms-of-service');
  await expect(page.getByText(`Version ${TERMS_VERSION}`)).toBeVisible();
  await expect(page.getByText(/United States/).first()).toBeVisible();
});

test('a module is looked up from the wizard and the way back finds the draft as it was left', async ({ page, context }) => {
  await installWallet(context, { account: await fundedAccount(30), chains });
  await enter(page);
  await page.getByLabel(labelOf('name')).fill('Reading Room');
  await page.getByRole('combobox', { name: labelOf('categoryId') }).click();
  await page.getByRole('option', { name: 'Public Goods' }).click();
  await page.getByLabel(labelOf('description')).fill('Reads before it decides.');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Safe', exact: true }) });
  await card.getByRole('button', { name: 'Select' }).click();
  await card.getByRole('link', { name: 'About Safe' }).click();
  await expect(page).toHaveURL('/modules/safe?draft=true');
  await expect(page.getByRole('heading', { name: 'Safe', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(card.getByRole('button', { name: 'Deselect' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel(labelOf('name'))).toHaveValue('Reading Room');
});

test('a founder searches, filters and sorts what is not deployed yet, the address remembers how, and strangers see none of it', async ({
  page,
  context,
}) => {
  const [ada, bea] = [await fundedAccount(31), await fundedAccount(32)];
  const others = [localAccount(33).address, localAccount(34).address];
  const create = (founder: LocalAccount, session: Session, name: string, chainId: number, categoryId = 'public-goods') =>
    createOrganisation(BASE_URL, session, { ...organisation(name, [chainId], founder.address, others), categoryId });
  const [hers, theirs] = [await citizen(BASE_URL, ada), await citizen(BASE_URL, bea)];
  await create(ada, hers, 'Quince Orchard', 31337);
  await create(ada, hers, 'Quince Archive', 31338, 'defi');
  await create(ada, hers, 'Quince Bakery', 31338);
  await create(ada, hers, 'Pear Cellar', 31337);
  await create(bea, theirs, 'Quince Museum', 31337);

  await settle(page);
  await installWallet(context, { account: ada, chains });
  await page.goto('/organisations');
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  await search.fill('quince');
  await expect(page.getByText('No organisation fits')).toBeVisible();
  await connect(page);
  await authenticate(page);
  const unfinished = page.getByRole('list', { name: 'Your organisations that are not deployed yet' });
  await expect(unfinished.getByRole('heading', { level: 2 })).toHaveText(['Quince Bakery', 'Quince Archive', 'Quince Orchard']);

  await page.getByRole('switch', { name: 'Founded by me' }).press('Space');
  const names = page.getByRole('list', { name: 'Organisations', exact: true }).getByRole('heading', { level: 2 });
  const pick = async (select: string, option: string) => {
    await page.getByRole('combobox', { name: select }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await expect(names).toHaveText(['Quince Bakery', 'Quince Archive', 'Quince Orchard']);
  await expect(page).toHaveURL(/search=quince/);
  for (const [sort, order] of [
    ['A to Z', ['Quince Archive', 'Quince Bakery', 'Quince Orchard']],
    ['Z to A', ['Quince Orchard', 'Quince Bakery', 'Quince Archive']],
    ['Oldest', ['Quince Orchard', 'Quince Archive', 'Quince Bakery']],
  ] as const) {
    await pick('Sort', sort);
    await expect(names).toHaveText([...order]);
  }
  await pick('Category', 'Public Goods');
  await expect(names).toHaveText(['Quince Orchard', 'Quince Bakery']);
  await pick('Chain', 'Beta');
  await expect(names).toHaveText(['Quince Bakery']);
  await page.reload();
  await expect(names).toHaveText(['Quince Bakery']);
  await pick('Chain', 'Gamma');
  await expect(page.getByText('No organisation fits')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page).toHaveURL('/organisations');
  await expect(search).toHaveValue('');
  await unfinished.getByRole('link', { name: 'Pear Cellar' }).click();
  // It gets the address of its name once it is registered.
  await expect(page).toHaveURL(/\/organisations\/[0-9a-f]{8}-/);
  await expect(page.getByRole('heading', { name: 'Pear Cellar' })).toBeVisible();
});

test('the wallet that comes with local chains connects, signs and declines without any other wallet', async ({ page }) => {
  await settle(page);
  await page.goto('/organisations/create');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Connect Wallet' }).click();
  const list = page.getByRole('dialog', { name: 'Connect a wallet' });
  const wallet = page.getByRole('dialog', { name: 'Local wallet' });

  await list.getByRole('button', { name: /Local wallet/ }).click();
  await expect(wallet.getByRole('radio')).toHaveCount(10);
  await expect(wallet.getByText(/ETH$/).first()).toBeVisible();
  await wallet.getByRole('button', { name: 'Reject' }).click();
  await expect(list.getByRole('alert')).toContainText('You declined the request in your wallet');
  await list.getByRole('button', { name: /Local wallet/ }).click();
  // The first owns the bond contracts, and is a citizen by its own journey.
  await wallet.getByRole('radio', { name: new RegExp(`Account ${attempt() + 2}\\b`) }).check();
  await wallet.getByRole('button', { name: 'Confirm' }).click();
  await expect(list).toBeHidden();

  await header.getByRole('button', { name: 'Authenticate' }).click();
  await expect(wallet.getByRole('heading', { name: 'Sign this message' })).toBeVisible();
  await expect(wallet.locator('pre')).toContainText(new URL(BASE_URL).host);
  await wallet.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('You declined the request in your wallet')).toBeVisible();
  await header.getByRole('button', { name: 'Authenticate' }).click();
  await wallet.getByRole('button', { name: 'Confirm' }).click();
  await expect(header.getByRole('button', { name: /Alpha/ })).toBeVisible();

  await page.getByRole('button', { name: 'Continue' }).click();
  const citizenship = page.getByRole('dialog', { name: 'Confirm your citizenship' });
  await citizenship.getByRole('checkbox').check();
  await citizenship.getByRole('button', { name: 'Submit' }).click();
  await expect(wallet.getByText(/not a resident of, or located in, the United States/)).toBeVisible();
  await wallet.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Citizenship confirmed successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
});
