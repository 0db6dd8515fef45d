import { expect, type Page, test } from '@playwright/test';
import { localAccount } from '../support/accounts.ts';
import { citizen, createOrganisation, registerOrganisation } from '../support/api.ts';
import { untaken } from '../support/attempt.ts';
import { organisation } from '../support/draft.ts';
import { BASE_URL } from '../support/environment.ts';
import { fundedAccount } from '../support/funding.ts';
import { settle } from '../support/identity.ts';

const others = [localAccount(58).address, localAccount(59).address];
const OWN_SERVER = /\/(api|rpc)\//;
const away = (page: Page) => page.getByRole('status').filter({ hasText: 'The server cannot be reached. Nothing is lost.' });

async function steps(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1_000);
}

test('a deploy page asks a server that is away by one request at a time, ever more slowly, and goes on when somebody returns', async ({
  page,
}) => {
  await settle(page);
  const founder = await fundedAccount(63);
  const session = await citizen(BASE_URL, founder);
  const { id, slug } = await createOrganisation(
    BASE_URL,
    session,
    organisation(untaken('Net Loft'), [31337, 31338], founder.address, others),
  );
  await registerOrganisation(BASE_URL, session, id);
  await page.goto(`/organisations/${slug}/deploy`);
  await expect(page.getByRole('region', { name: 'Beta' })).toBeVisible();

  await page.clock.install();
  // Only the clock's own steps count, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route(OWN_SERVER, (route) => route.abort('connectionrefused'));
  await page.clock.runFor(5_000);
  await expect(away(page)).toBeVisible();

  // What was asked before is tried again a few times before it is given up.
  await steps(page, 20);
  const asked: string[] = [];
  page.on('request', (request) => OWN_SERVER.test(request.url()) && asked.push(request.url()));
  // A minute of looks every three and four seconds at two chains and the ledger would be about fifty requests.
  await steps(page, 60);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.length).toBeLessThan(16);
  expect(new Set(asked.map((url) => new URL(url).pathname))).toEqual(new Set(['/api/v1/config']));

  await page.unroute(OWN_SERVER);
  await page.clock.resume();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(away(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Beta' })).toBeVisible();
  expect(asked.some((url) => url.includes('/organisations/slug/'))).toBe(true);
});

test('a list says nothing about a search that the server has not answered', async ({ page }) => {
  await settle(page);
  await page.goto('/organisations?search=nobody-is-called-so');
  const nothing = page.getByText('No organisation fits');
  await expect(nothing).toBeVisible();
  await page.route(OWN_SERVER, (route) => route.abort('connectionrefused'));
  await page.getByLabel('Search by name').fill('nor so');
  await expect(away(page)).toBeVisible();
  await expect(nothing).toBeHidden();
  await page.unroute(OWN_SERVER);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(away(page)).toBeHidden();
  await expect(nothing).toBeVisible();
});
