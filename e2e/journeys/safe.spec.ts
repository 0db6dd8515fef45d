import { expect, type Locator, type Page, test } from '@playwright/test';
import { parseEther } from 'viem';
import { clients, localAccount } from '../support/accounts.ts';
import { citizen } from '../support/api.ts';
import { attempt, untaken } from '../support/attempt.ts';
import { chains } from '../support/chains.ts';
import { organisation } from '../support/draft.ts';
import { BASE_URL } from '../support/environment.ts';
import { found } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, confirmCitizenship, connect, settle } from '../support/identity.ts';
import { deploySafe, proposingAs, safeAccount, signForSafe } from '../support/safe.ts';
import { openTransaction, transact } from '../support/transactions.ts';
import { visit } from '../support/visitor.ts';
import { installWallet } from '../support/wallet.ts';
import { advance } from '../support/wizard.ts';

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

test('a Safe delegates, proposes and votes: each is put before its owners, awaited also after a reload, and done once they have executed it', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const [founder, second] = [await fundedAccount(23), await fundedAccount(24)];
  const safe = await deploySafe({ owners: [founder.address, second.address], threshold: 2, saltNonce: BigInt(1_000 * attempt() + 22) });
  const draft = organisation(untaken('Sounding Line'), [31337], founder.address, [second.address]);
  const initialReceivers = [{ chainId: 31337, receivers: [{ tempId: 'receiver-1', address: safe, amount: '1000' }] }];
  await installWallet(context, { account: founder, chains });
  await found(page, founder, { ...draft, token: { ...draft.token!, initialReceivers } });
  const home = new URL(page.url()).pathname;

  const ofSafe = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await installWallet(ofSafe, { account: safeAccount(safe, [founder, second]), chains, send: proposingAs(safe, founder) });
  await citizen(BASE_URL, safeAccount(safe, [founder, second]));
  const user = await ofSafe.newPage();
  await settle(user);
  await user.goto(`${home}?tab=governor`);
  await connect(user);
  await authenticate(user);
  const owner = await visit(browser, second, `/safes/31337/${safe}`);

  /** Presses `button` as the Safe and reads that it waits for the owners. */
  const proposed = async (button: Locator) => {
    const dialog = await openTransaction(user, button);
    await dialog.getByRole('button', { name: 'Confirm in wallet' }).click();
    await expect(dialog).toContainText('Proposed to your Safe', { timeout: 30_000 });
    await expect(dialog.getByRole('link', { name: 'Its queue' })).toHaveAttribute('href', `/safes/31337/${safe}`);
    return dialog;
  };
  const executed = (title: string | RegExp) =>
    transact(owner, owner.getByRole('article', { name: title }).getByRole('button', { name: 'Sign and execute' }));

  const assembly = user.getByRole('region', { name: /Assembly/ });
  await proposed(assembly.getByRole('button', { name: 'Delegate to yourself' }));
  await user.reload();
  await assembly.getByRole('button', { name: 'Under way …' }).click();
  await expect(user.getByRole('dialog')).toContainText('Proposed to your Safe');
  await executed(/^Delegate the votes of /);
  await expect(user.getByRole('dialog')).toBeHidden({ timeout: 30_000 });

  await user.goto(`${home}/proposals`);
  await user.getByRole('link', { name: 'New proposal' }).first().click();
  await user.getByLabel('Title').fill('Sound the channel');
  await user.getByRole('textbox', { name: 'Description' }).fill('Decided in words only.');
  await advance(user, 'Actions');
  await advance(user, 'Review');
  await proposed(user.getByRole('button', { name: 'Propose', exact: true }));
  await executed(/^Propose “Sound the channel” to /);
  await expect(user.getByRole('heading', { name: 'Sound the channel', level: 1 })).toBeVisible({ timeout: 30_000 });

  const now = user.getByRole('region', { name: 'What happens now' });
  await now.getByRole('button', { name: /^Move Alpha ahead by/ }).click();
  const ballot = user.getByRole('region', { name: 'Your vote' });
  await ballot.getByRole('radio', { name: 'For' }).check();
  const dialog = await proposed(ballot.getByRole('button', { name: 'Vote For' }));
  await executed(/^Vote For on a proposal of /);
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(ballot).toContainText('You have voted', { timeout: 30_000 });
});

test('a Safe proposes and approves in another Safe that it owns by approvals on chain, also where that one’s queue has moved on meanwhile', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const [key, second] = [await fundedAccount(126), await fundedAccount(127)];
  const nest = await deploySafe({ owners: [key.address, second.address], threshold: 2, saltNonce: BigInt(1_000 * attempt() + 126) });
  const safe = await deploySafe({ owners: [key.address, nest], threshold: 2, saltNonce: BigInt(1_000 * attempt() + 127) });
  await clients[0]!.setBalance({ address: safe, value: parseEther('10') });
  await installWallet(context, { account: key, chains });
  await citizen(BASE_URL, key);
  await page.goto(`/safes/31337/${safe}`);
  await connect(page);
  await authenticate(page);
  const nested = safeAccount(nest, [key, second]);
  await citizen(BASE_URL, nested);
  const ofNest = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await installWallet(ofNest, { account: nested, chains, send: proposingAs(nest, key) });
  const user = await ofNest.newPage();
  await settle(user);
  await user.goto(`/safes/31337/${safe}`);
  await connect(user);
  await authenticate(user);
  await expect(user.getByRole('region', { name: 'Balances' })).toContainText('10.00 ETH ≈ $20,000.00');
  const owner = await visit(browser, second, `/safes/31337/${nest}`);

  const write = async (by: Page, amount: string) => {
    await by.getByRole('link', { name: 'New transaction' }).click();
    await by.getByRole('button', { name: 'Send ETH', exact: true }).click();
    await by.getByRole('textbox', { name: 'Recipient' }).fill(second.address);
    await by.getByLabel(/^Amount in ETH/).fill(amount);
    await by.getByRole('button', { name: 'Review' }).click();
    await expect(by.getByText(/would pass/)).toBeVisible({ timeout: 30_000 });
  };
  /** Presses `button` as the nested Safe, and has its other owner execute the approval. */
  const approve = async (button: Locator, before: () => Promise<void> = () => Promise.resolve()) => {
    const dialog = await openTransaction(user, button);
    await dialog.getByRole('button', { name: 'Confirm in wallet' }).click();
    await expect(dialog).toContainText('Proposed to your Safe', { timeout: 30_000 });
    await before();
    await transact(owner, owner.getByRole('article', { name: /^approveHash on / }).getByRole('button', { name: 'Sign and execute' }));
    await expect(dialog).toBeHidden({ timeout: 30_000 });
  };
  const payment = (on: Page, amount: string) => on.getByRole('article', { name: new RegExp(`^Send ${amount} ETH`) });

  await write(user, '1');
  await approve(user.getByRole('button', { name: 'Propose', exact: true }), async () => {
    // Somebody else takes the nonce that it was offered, before its owners have decided.
    await write(page, '2');
    await signForSafe(page, page.getByRole('button', { name: 'Propose', exact: true }));
  });
  await expect(payment(user, '1')).toContainText('1 of 2 signatures, one is missing', { timeout: 30_000 });
  await expect(user.getByText('2 transactions have nonce 0.', { exact: false })).toBeVisible();

  await approve(payment(user, '2').getByRole('button', { name: 'Approve' }));
  await expect(payment(user, '2')).toContainText('Signed by 2 owners, which is enough', { timeout: 30_000 });
  await transact(page, payment(page, '2').getByRole('button', { name: 'Execute' }));
  expect(await clients[0]!.getBalance({ address: safe })).toBe(parseEther('8'));
});
