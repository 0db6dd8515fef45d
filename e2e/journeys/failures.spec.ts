import type { Session } from '@althing/domain/http';
import { expect, type Page, test } from '@playwright/test';
import { numberToHex } from 'viem';
import { localAccount } from '../support/accounts.ts';
import { citizen, createOrganisation, registerOrganisation } from '../support/api.ts';
import { chains } from '../support/chains.ts';
import { chainCard, openPreview } from '../support/deployment.ts';
import { organisation } from '../support/draft.ts';
import { createFromDraft, enter, found } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, confirmCitizenship, connect, settle } from '../support/identity.ts';
import { ownServer } from '../support/ownServer.ts';
import { installWallet } from '../support/wallet.ts';

const others = [localAccount(48).address, localAccount(49).address];

const changeSession = (page: Page, accessToken: string) =>
  page.evaluate((token) => {
    const session = JSON.parse(localStorage.getItem('session')!) as Session;
    localStorage.setItem('session', JSON.stringify({ ...session, accessToken: token }));
  }, accessToken);

const storedToken = (page: Page) => page.evaluate(() => (JSON.parse(localStorage.getItem('session')!) as Session).accessToken);

test.beforeEach(({ page }) => settle(page));

test('a page that is open while its server is killed says so and goes on by itself when it is back', async ({ page }) => {
  const server = await ownServer('open_page');
  await server.start();
  try {
    const founder = await fundedAccount(40);
    const session = await citizen(server.url, founder);
    const { id, slug } = await createOrganisation(
      server.url,
      session,
      organisation('Ferry Guild', [31337, 31338], founder.address, others),
    );
    await page.goto(`${server.url}/organisations/${slug}/deploy`);
    // A draft is told to its founder only.
    await expect(page.getByText('Please connect to wallet')).toBeVisible();
    await expect(page.getByText('Ferry Guild')).toHaveCount(0);
    await server.kill();
    const away = page.getByRole('status').filter({ hasText: 'The server cannot be reached. Nothing is lost.' });
    await expect(away).toBeVisible();
    await expect(page.getByText('The deployment could not be read')).toBeVisible();

    await server.start();
    await expect(away).toBeHidden();
    // News that came after the restart arrive without a reload.
    await registerOrganisation(server.url, session, id);
    await expect(page.getByRole('heading', { name: 'Deploy Ferry Guild' })).toBeVisible();
    await expect(
      chainCard(page, 'Alpha').getByRole('paragraph').filter({ hasText: 'No wallet is connected. Connect the wallet that deploys.' }),
    ).toBeVisible();
    await expect(chainCard(page, 'Beta')).toBeVisible();
  } finally {
    await server.stop();
  }
});

test('a page whose parts do not come says so and loads by itself once the server is back', async ({ page }) => {
  const server = await ownServer('missing_parts');
  await server.start();
  try {
    await page.goto(`${server.url}/terms-of-service`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await server.kill();
    await page.getByRole('link', { name: 'Create Org' }).first().click();
    await expect(page.getByRole('alert').filter({ hasText: 'This page could not be loaded' })).toBeVisible();

    await server.start();
    await expect(page.getByRole('main').getByText('Please connect to wallet')).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/organisations/create`);
  } finally {
    await server.stop();
  }
});

test('a session whose token is forged leads home as not authenticated, and one that has expired is asked to sign in', async ({
  page,
  context,
}) => {
  await installWallet(context, { account: await fundedAccount(41), chains });
  await enter(page);
  const token = await storedToken(page);
  const [head, payload] = token.split('.') as [string, string];

  await changeSession(page, `${head}.${payload}.${'A'.repeat(43)}`);
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'User is not authenticated' })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  await authenticate(page);

  const expired = Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1000) - 60 })).toString('base64url');
  await changeSession(page, `${head}.${expired}.${token.split('.')[2]}`);
  await page.goto('/organisations/create');
  await expect(page.getByText('Please sign in')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Authenticate' }).click();
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
});

test('an installation for invited wallets refuses strangers, and lets only creators create', async ({ browser, page, context }) => {
  const [guest, stranger] = [await fundedAccount(42), await fundedAccount(43)];
  const server = await ownServer('invited_wallets');
  try {
    await server.start({ SIGNUPS: 'allowlist' });
    await installWallet(context, { account: stranger, chains });
    await page.goto(server.url);
    await connect(page);
    await page.getByRole('banner').getByRole('button', { name: 'Authenticate' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Your wallet is not authorized to access this plaform' });
    await expect(toast).toContainText('contact the team for access');
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Authenticate' })).toBeVisible();

    await server.kill();
    await server.start({ CREATORS: 'allowlist', ALLOWLIST: guest.address });
    await page.goto(`${server.url}/organisations/create`);
    await authenticate(page);
    await confirmCitizenship(page);
    await expect(page.getByText('Your wallet is not authorized to create organisations')).toBeVisible();
    await expect(page.getByText(/Contact the team for access/)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Steps' })).toHaveCount(0);

    const invited = await browser.newContext();
    await installWallet(invited, { account: guest, chains });
    const guestPage = await invited.newPage();
    await settle(guestPage);
    await guestPage.goto(`${server.url}/organisations/create`);
    await connect(guestPage);
    await authenticate(guestPage);
    await confirmCitizenship(guestPage);
    await expect(guestPage.getByRole('navigation', { name: 'Steps' })).toBeVisible();
    await invited.close();
  } finally {
    await server.stop();
  }
});

test('a deployment whose chain and whose transaction are declined in the wallet can be tried again', async ({ page, context }) => {
  const founder = await fundedAccount(44);
  const wallet = await installWallet(context, { account: founder, chains });
  await enter(page);
  await createFromDraft(page, organisation('Oyster Union', [31338], founder.address, others));
  const sent = () => wallet.calls.filter(({ method }) => method === 'eth_sendTransaction').length;

  const dialog = await openPreview(page, 'Beta');
  wallet.refuseNext('wallet_switchEthereumChain');
  await dialog.getByRole('button', { name: 'Confirm in wallet' }).click();
  await expect(dialog.getByText('Your wallet has to be on Beta for this. Nothing was sent.')).toBeVisible();
  const switches = wallet.calls.filter(({ method }) => method === 'wallet_switchEthereumChain');
  expect(switches.map(({ params }) => params[0])).toEqual([{ chainId: numberToHex(31338) }]);
  expect(sent()).toBe(0);

  wallet.refuseNext('eth_sendTransaction');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('You declined it in your wallet')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /Beta/, includeHidden: true })).toBeVisible();
  expect(sent()).toBe(1);

  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Oyster Union is deployed' })).toBeVisible({ timeout: 30_000 });
  expect(sent()).toBe(2);
});

test('an organisation that does not exist is said not to exist, on each of its pages', async ({ page }) => {
  await page.goto('/organisations/nobody-here');
  await expect(page.getByText('Nothing is called “nobody-here” here')).toBeVisible();
  await page.goto('/organisations/nobody-here/deploy');
  await expect(page.getByText('There is no organisation called “nobody-here”')).toBeVisible();
  await page.goto('/organisations/nobody-here/proposals');
  await expect(page.getByText(/nobody-here/)).toBeVisible();
});

test('figures of a chain that does not answer read "could not read", never 0, and come back with it', async ({ page, context }) => {
  const founder = await fundedAccount(45);
  await installWallet(context, { account: founder, chains });
  await found(page, founder, organisation('Salt Works', [31337], founder.address, others));
  await page.getByRole('tab', { name: 'Token' }).click();
  const token = page.getByRole('region', { name: 'Token, chain 31337' });
  const supply = token.getByText('1,500.00 HRB');
  await expect(supply).toBeVisible();

  await page.route('**/rpc/31337', (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(token.getByText('could not read')).toBeVisible();
  const votes = page.getByRole('heading', { name: 'Your votes on Alpha' }).locator('..');
  await expect(votes.getByText('could not read')).toBeVisible();
  for (const place of [token, votes]) await expect(place.getByText(/HRB|^0(?!x)/)).toHaveCount(0);

  await page.unroute('**/rpc/31337');
  await token.getByRole('button', { name: 'Try again' }).click();
  await expect(supply).toBeVisible();
  await votes.getByRole('button', { name: 'Try again' }).click();
  await expect(votes.getByText('1,000.00 HRB')).toBeVisible();
});
