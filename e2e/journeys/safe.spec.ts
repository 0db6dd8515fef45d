import { expect, type Page, test } from '@playwright/test';
import { localAccount } from '../support/accounts.ts';
import { attempt } from '../support/attempt.ts';
import { chains } from '../support/chains.ts';
import { authenticate, confirmCitizenship, connect, settle } from '../support/identity.ts';
import { deploySafe, safeAccount } from '../support/safe.ts';
import { installWallet } from '../support/wallet.ts';

const owners = [localAccount(20), localAccount(21), localAccount(22)] as const;

const twoOfThree = (purpose: number) =>
  deploySafe({ owners: owners.map(({ address }) => address), threshold: 2, saltNonce: BigInt(1_000 * attempt() + purpose) });

const storedSession = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? 'null') as { address: string; isSafe: boolean } | null);

test.beforeEach(({ page }) => settle(page));

test('a Safe signs in and confirms citizenship with two of its three owners, and both survive a reload', async ({ page, context }) => {
  const safe = await twoOfThree(20);
  const wallet = await installWallet(context, { account: safeAccount(safe, [owners[2], owners[0]]), chains });
  await page.goto('/organisations/create');
  await connect(page);
  await authenticate(page);
  expect(await storedSession(page)).toMatchObject({ address: safe, isSafe: true });
  await confirmCitizenship(page);
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
  expect(wallet.calls.filter(({ method }) => method === 'eth_signTypedData_v4')).toHaveLength(1);

  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: safe.slice(0, 6) })
    .click();
  await expect(page.getByText('· Safe')).toBeVisible();
});

test('one owner of a Safe that wants two is refused and told why, and two may try again', async ({ page, context }) => {
  const safe = await twoOfThree(21);
  const wallet = await installWallet(context, { account: safeAccount(safe, [owners[1]]), chains });
  await page.goto('/');
  await connect(page);
  await page.getByRole('banner').getByRole('button', { name: 'Authenticate' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The Safe needs the confirmations of 2 of its 3 owners; 1 has confirmed' }),
  ).toBeVisible();
  expect(await storedSession(page)).toBeNull();
  await wallet.setAccount(safeAccount(safe, [owners[1], owners[2]]));
  await authenticate(page);
  expect(await storedSession(page)).toMatchObject({ address: safe, isSafe: true });
});
