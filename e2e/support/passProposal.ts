import { expect, type Page } from '@playwright/test';
import { transact } from './transactions.ts';

/** Votes for the proposal on the page once its vote opens, then has it queued and executed; the page is loaded anew before its last step. */
export async function passProposal(page: Page): Promise<void> {
  const now = page.getByRole('region', { name: 'What happens now' });
  const skip = now.getByRole('button', { name: /^Move Alpha ahead by/ });
  const badge = page.getByText(/^(Pending|Active|Succeeded|PENDING EXECUTION|Executed)$/).first();
  await expect(badge).toHaveText('Pending');
  await skip.click();
  await expect(badge).toHaveText('Active');
  const ballot = page.getByRole('region', { name: 'Your vote' });
  await ballot.getByRole('radio', { name: 'For' }).check();
  await transact(page, ballot.getByRole('button', { name: 'Vote For' }));
  await skip.click();
  await expect(badge).toHaveText('Succeeded');
  await transact(page, now.getByRole('button', { name: 'Queue' }));
  await expect(badge).toHaveText('PENDING EXECUTION');
  await page.reload();
  await skip.click();
  await transact(page, now.getByRole('button', { name: 'Execute' }));
  await expect(badge).toHaveText('Executed');
}
