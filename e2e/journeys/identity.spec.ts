import { expect, test } from '@playwright/test';
import { chains } from '../support/chains.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, confirmCitizenship, connect, settle } from '../support/identity.ts';
import { installWallet } from '../support/wallet.ts';

test.beforeEach(({ page }) => settle(page));

test('a visitor connects, signs in, confirms citizenship, and both survive a reload', async ({ page, context }) => {
  const wallet = await installWallet(context, { account: await fundedAccount(70), chains });
  await page.goto('/organisations/create');
  await expect(page.getByText('Please connect to wallet')).toBeVisible();
  await connect(page);
  await authenticate(page);
  expect(wallet.calls.filter(({ method }) => method === 'personal_sign')).toHaveLength(1);
  await confirmCitizenship(page);
  await expect(page.getByRole('heading', { name: 'New Organisation' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'New Organisation' })).toBeVisible();
});

test('a refused connection and a refused signature are said, and can be tried again', async ({ page, context }) => {
  const wallet = await installWallet(context, { account: await fundedAccount(71), chains });
  await page.goto('/');
  wallet.refuseNext('wallet_requestPermissions');
  wallet.refuseNext('eth_requestAccounts');
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' });
  await dialog.getByRole('button', { name: /Test Wallet/ }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: /Test Wallet/ }).click();
  await expect(dialog).toBeHidden();
  wallet.refuseNext('personal_sign');
  await page.getByRole('banner').getByRole('button', { name: 'Authenticate' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await authenticate(page);
});

test('a wallet on a foreign chain is told so in red and brought back', async ({ page, context }) => {
  const wallet = await installWallet(context, { account: await fundedAccount(70), chains });
  await page.goto('/');
  await connect(page);
  await authenticate(page);
  await wallet.setChain(424_242);
  const wrong = page.getByRole('button', { name: 'Wrong chain' });
  await expect(wrong).toBeVisible();
  await wrong.click();
  await page.getByRole('menuitem', { name: /Beta/ }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /Beta/ })).toBeVisible();
});

test('another account ends the session', async ({ page, context }) => {
  const wallet = await installWallet(context, { account: await fundedAccount(70), chains });
  await page.goto('/');
  await connect(page);
  await authenticate(page);
  await wallet.setAccount(await fundedAccount(72));
  await expect(page.getByRole('banner').getByRole('button', { name: 'Authenticate' })).toBeVisible();
  await authenticate(page);
});
