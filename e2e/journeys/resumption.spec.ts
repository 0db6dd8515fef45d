import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { clients, localAccount } from '../support/accounts.ts';
import { chains } from '../support/chains.ts';
import { chainCard, deployOn, openPreview } from '../support/deployment.ts';
import { organisation } from '../support/draft.ts';
import { createFromDraft, enter } from '../support/founding.ts';
import { authenticate, connect, settle } from '../support/identity.ts';
import { type OwnServer, ownServer } from '../support/ownServer.ts';
import { installWallet, type TestWallet } from '../support/wallet.ts';

const CHAINS = ['Alpha', 'Beta', 'Gamma'] as const;
const IDS = [31337, 31338, 31339];
const others = [localAccount(8).address, localAccount(9).address];

interface Visit {
  context: BrowserContext;
  page: Page;
  wallet: TestWallet;
}

/** A browser that has never been here, with the founder's wallet. */
async function visit(browser: Browser, server: OwnServer, index: number): Promise<Visit> {
  const context = await browser.newContext({ baseURL: server.url });
  const wallet = await installWallet(context, { account: localAccount(index), chains });
  return { context, wallet, page: await context.newPage() };
}

const transactionCounts = (index: number) =>
  Promise.all(clients.map((client) => client.getTransactionCount({ address: localAccount(index).address })));

/** Ends the page as a crashed tab would, and opens the deploy page again in the same browser. */
async function reopen({ context, page }: Visit, path: string): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await settle(next);
  await next.goto(path);
  return next;
}

test('a server that is killed after every step of a three-chain deployment loses nothing and deploys nothing twice', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const server = await ownServer('killed_server');
  await server.start();
  const founder = await visit(browser, server, 2);
  const { page } = founder;
  const restart = async () => {
    await server.kill();
    await server.start();
  };
  try {
    const before = await transactionCounts(2);
    await enter(page);
    await createFromDraft(page, organisation('Tide Wardens', IDS, localAccount(2).address, others));
    await restart();
    for (const [index, chain] of CHAINS.entries()) {
      const dialog = await openPreview(page, chain);
      await server.kill();
      await dialog.getByRole('button', { name: 'Confirm in wallet' }).click();
      await expect.poll(async () => (await transactionCounts(2))[index]).toBe(before[index]! + 1);
      await server.start();
      await expect(
        chainCard(page, chain)
          .getByText(/^(Confirmed|Verified)$/)
          .first(),
      ).toBeVisible();
      await restart();
      await page.reload();
    }
    await expect(page.getByRole('heading', { name: 'Tide Wardens is deployed' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/checks? (hold|equal)/i).first()).toBeVisible();
    expect(await transactionCounts(2)).toEqual(before.map((count) => count + 1));
  } finally {
    await server.stop();
    await founder.context.close();
  }
});

test('a page that is lost after every step, and another browser, finish the same deployment with nothing deployed twice', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const server = await ownServer('lost_page');
  await server.start();
  const first = await visit(browser, server, 3);
  try {
    const before = await transactionCounts(3);
    await enter(first.page);
    await createFromDraft(first.page, organisation('Reed Cutters', IDS, localAccount(3).address, others));
    const path = new URL(first.page.url()).pathname;

    // Lost before the wallet was asked: nothing was sent.
    await openPreview(first.page, 'Alpha');
    first.page = await reopen(first, path);
    await deployOn(first.page, 'Alpha');

    // Lost at the moment of signing: the transaction is on its way and nobody here knows of it.
    first.wallet.swallowNextTransaction();
    const dialog = await openPreview(first.page, 'Beta');
    await dialog.getByRole('button', { name: 'Confirm in wallet' }).click();
    await expect.poll(async () => (await transactionCounts(3))[1]).toBe(before[1]! + 1);
    first.page = await reopen(first, path);
    await expect(
      chainCard(first.page, 'Beta')
        .getByText(/^(Confirmed|Verified)$/)
        .first(),
    ).toBeVisible({ timeout: 30_000 });

    // Another browser that has never seen this organisation goes on.
    const second = await visit(browser, server, 3);
    await settle(second.page);
    await second.page.goto(path);
    await connect(second.page);
    await authenticate(second.page);
    await deployOn(second.page, 'Gamma');
    await expect(second.page.getByRole('heading', { name: 'Reed Cutters is deployed' })).toBeVisible({ timeout: 30_000 });
    await first.page.reload();
    await expect(first.page.getByRole('heading', { name: 'Reed Cutters is deployed' })).toBeVisible();
    expect(await transactionCounts(3)).toEqual(before.map((count) => count + 1));
    await second.context.close();
  } finally {
    await server.stop();
    await first.context.close();
  }
});
