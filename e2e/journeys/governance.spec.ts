import { getTokenBalance } from '@althing/bindings';
import { expect, test } from '@playwright/test';
import { parseEther } from 'viem';
import { clients, localAccount } from '../support/accounts.ts';
import { attempt } from '../support/attempt.ts';
import { chains } from '../support/chains.ts';
import { organisation } from '../support/draft.ts';
import { found } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { transact } from '../support/transactions.ts';
import { installWallet } from '../support/wallet.ts';

const others = [localAccount(8).address, localAccount(9).address];

test('members delegate, propose, vote, queue and execute, and the treasury pays', async ({ page, context }) => {
  test.setTimeout(180_000);
  const founder = await fundedAccount(74);
  const baker = localAccount(5_000 + attempt()).address;
  await installWallet(context, { account: founder, chains });
  await found(page, founder, organisation('Lamp Keepers', [31337, 31338], founder.address, others));

  const assembly = page.getByRole('region', { name: /Assembly/ });
  await transact(page, assembly.getByRole('button', { name: 'Delegate to yourself' }));
  await expect(assembly.getByText('You vote with', { exact: true }).locator('xpath=following-sibling::*').first()).toHaveText(
    '1,000.00 HRB',
  );

  const { governors } = await (
    await page.request.get(`/api/v1${new URL(page.url()).pathname.replace('/organisations/', '/organisations/slug/')}`)
  ).json();
  const treasury = governors[0].timelock;
  const alpha = clients[0]!;
  await alpha.waitForTransactionReceipt({ hash: await alpha.sendTransaction({ to: treasury, value: parseEther('2') }) });

  await page.getByRole('link', { name: 'New proposal' }).first().click();
  await page.getByLabel('Title').fill('Pay the baker');
  await page.getByRole('textbox', { name: 'Description' }).fill('The baker has fed the keepers **all winter**.');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Send tokens' }).click();
  await page.getByRole('textbox', { name: 'Recipient' }).first().fill(baker);
  await page.getByLabel('Amount in whole tokens').fill('12.5');
  await page.getByRole('button', { name: 'Send ETH' }).click();
  await page.getByRole('textbox', { name: 'Recipient' }).last().fill(baker);
  await page.getByLabel('Amount in ETH').fill('2');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Danger' })).toContainText('gives away all of its ETH');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByLabel('Amount in ETH').fill('1,25');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText(/all actions would pass/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText('pays 1.25 ETH.');
  await expect(page.getByRole('region', { name: 'Danger' })).toHaveCount(0);
  await transact(page, page.getByRole('button', { name: 'Propose', exact: true }));

  await expect(page.getByRole('heading', { name: 'Pay the baker' })).toBeVisible();
  const now = page.getByRole('region', { name: 'What happens now' });
  const skip = now.getByRole('button', { name: /^Move Alpha ahead by/ });
  const badge = page.getByText(/^(Pending|Active|Succeeded|PENDING EXECUTION|Executed)$/).first();
  await expect(badge).toHaveText('Pending');
  await expect(now.getByText('Queue, Execute: The vote is not over yet.')).toBeVisible();
  await skip.click();
  await expect(badge).toHaveText('Active');

  await page.getByRole('link', { name: 'Vote', exact: true }).click();
  const waiting = page.getByRole('region', { name: 'Waiting for you' }).getByRole('listitem').filter({ hasText: 'Lamp Keepers' });
  await expect(waiting).toContainText('You can vote');
  await waiting.hover();
  await waiting.getByRole('link', { name: 'Pay the baker' }).click();

  const ballot = page.getByRole('region', { name: 'Your vote' });
  await expect(ballot.getByRole('button', { name: 'Vote', exact: true })).toBeDisabled();
  await ballot.getByRole('radio', { name: 'For' }).check();
  await ballot.getByLabel('Reason (optional)').fill('Bread matters.');
  await transact(page, ballot.getByRole('button', { name: 'Vote For' }));
  await expect(page.getByRole('heading', { name: 'You have voted' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who voted' })).toContainText('Bread matters.');
  await expect(page.getByRole('region', { name: 'Result so far' })).toContainText('1,000.00 HRB');
  await skip.click();
  await expect(badge).toHaveText('Succeeded');

  await page.getByRole('button', { name: 'Simulate again' }).click();
  await expect(page.getByText('Transaction simulation successful')).toBeVisible();
  await transact(page, now.getByRole('button', { name: 'Queue' }));
  await expect(badge).toHaveText('PENDING EXECUTION');
  await expect(now.getByRole('button', { name: 'Execute' })).toBeDisabled();
  await page.reload();
  await skip.click();
  await transact(page, now.getByRole('button', { name: 'Execute' }));
  await expect(badge).toHaveText('Executed');

  expect(await alpha.getBalance({ address: baker })).toBe(parseEther('1.25'));
  expect(await getTokenBalance(alpha, { token: governors[0].token, account: baker })).toBe(parseEther('12.5'));
});
