import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Address, parseEther } from 'viem';
import { clients } from '../support/accounts.ts';
import { untaken } from '../support/attempt.ts';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { organisation } from '../support/draft.ts';
import { found } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { signForSafe, treasuryOf } from '../support/safe.ts';
import { transact } from '../support/transactions.ts';
import { visit } from '../support/visitor.ts';
import { installWallet } from '../support/wallet.ts';

const ALPHA = clients[0]!;
const RECEIVERS = Array.from({ length: 50 }, (_, index): Address => `0x${(0xbeef00 + index).toString(16).padStart(40, '0')}`);

const waiting = (page: Page, title: string): Locator => page.getByRole('article', { name: title });

test('two of three owners of a treasury pay fifty receivers from a file, and reject another payment', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(300_000);
  const [founder, second] = [await fundedAccount(90), await fundedAccount(91)];
  const third = await fundedAccount(92);
  await installWallet(context, { account: founder, chains });
  await found(page, founder, organisation(untaken('Paymasters'), [31337], founder.address, [second.address, third.address]));
  const home = new URL(page.url()).pathname;
  const treasury = await treasuryOf(page, home);
  await ALPHA.setBalance({ address: treasury, value: parseEther('100') });

  await page.goto(`${home}?tab=safe`);
  const card = page.getByRole('region', { name: 'Safe treasury, chain 31337' });
  await expect(card.getByText('Nothing waits')).toBeVisible();
  await card.getByRole('link', { name: 'Queue and history' }).click();
  const queue = new URL(page.url()).pathname;
  await expect(page.getByText('Nothing waits here')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Balances' })).toContainText('100.00 ETH ≈ $200,000.00');
  await page.getByRole('link', { name: 'New transaction' }).click();

  await page.getByRole('button', { name: 'Pay many at once' }).click();
  const paste = page.getByRole('dialog', { name: 'Pay many at once' });
  const lines = ['receiver,amount', ...RECEIVERS.map((address) => `${address},0.5`), '0x12,1'];
  await page
    .locator('input[type=file][accept*=csv]')
    .setInputFiles({ name: 'pay.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await expect(paste.getByText('Line 52: The address is invalid')).toBeVisible();
  await expect(paste.getByText('50 payments, 25 ETH in all.')).toBeVisible();
  await audit(page, 'payments from a file');
  await paste.getByRole('button', { name: 'Add 50, leave 1 out' }).click();
  await expect(paste).toBeHidden();

  // What was entered outlives the page.
  await page.reload();
  await expect(page.getByRole('list', { name: 'Totals' })).toContainText('25 ETH in 50 payments of 100 ETH that the Safe holds');
  await audit(page, 'builder of a Safe');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { name: '50 payments' })).toBeVisible();
  await expect(page.getByText(/all actions would pass/)).toBeVisible({ timeout: 30_000 });
  await audit(page, 'review of a Safe');
  await signForSafe(page, page.getByRole('button', { name: 'Propose' }));
  await expect(waiting(page, '50 payments')).toContainText('1 of 2 signatures, one is missing');

  await page.reload();
  await expect(waiting(page, '50 payments')).toContainText('You have signed it.');
  await audit(page, 'queue of a Safe');

  const other = await visit(browser, second, `${home}?tab=safe`);
  await expect(other.getByText('1 transaction waits, 1 needs your signature')).toBeVisible();
  await other.goto(queue);
  const theirs = waiting(other, '50 payments');
  await expect(theirs.getByText('Needs your signature')).toBeVisible();
  await transact(other, theirs.getByRole('button', { name: 'Sign and execute' }));
  for (const address of [RECEIVERS[0]!, RECEIVERS[49]!]) expect(await ALPHA.getBalance({ address })).toBe(parseEther('0.5'));
  // The page of the first owner hears of it by itself.
  await expect(page.getByText('Nothing waits here')).toBeVisible({ timeout: 30_000 });

  await page.getByRole('link', { name: 'New transaction' }).click();
  await page.getByRole('button', { name: 'Send ETH', exact: true }).click();
  await page.getByRole('textbox', { name: 'Recipient' }).fill(third.address);
  await page.getByLabel(/^Amount in ETH/).fill('7');
  await page.getByRole('button', { name: 'Review' }).click();
  await signForSafe(page, page.getByRole('button', { name: 'Propose' }));
  const payment = page.getByRole('article', { name: /^Send 7 ETH/ });
  await signForSafe(page, payment.getByRole('button', { name: 'Reject transaction' }));
  await expect(page.getByText(/^This transaction and its rejection both have nonce 1\./)).toBeVisible();

  const rejection = waiting(other, 'Rejection of nonce 1');
  await expect(rejection).toBeVisible({ timeout: 30_000 });
  await signForSafe(other, rejection.getByRole('button', { name: 'Sign', exact: true }));
  await transact(page, waiting(page, 'Rejection of nonce 1').getByRole('button', { name: 'Execute' }));
  await page.getByRole('tab', { name: 'History' }).click();
  const history = page.getByRole('list', { name: 'History' });
  await expect(history.getByText('Rejected')).toBeVisible({ timeout: 30_000 });
  await expect(history.getByText('50 payments')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Never executed' })).toContainText('Send 7 ETH');
  await audit(page, 'history of a Safe');
  const kinds = page.getByRole('combobox', { name: 'What to show' });
  await kinds.selectOption('By modules');
  await expect(page.getByText('Nothing like this has happened')).toBeVisible();
  await page.reload();
  await expect(kinds).toHaveValue('module');
  await kinds.selectOption('Executed by owners');
  await expect(history.getByText('50 payments')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('kind')).toBe('executed');
});
