import type { LocalClient } from '@althing/devnet';
import { expect, type Locator, type Page } from '@playwright/test';
import { transact } from './transactions.ts';

/** As a field for a moment takes it, by the clock of the chain; the browser's clock is UTC. */
export async function momentInDays(client: LocalClient, days: number): Promise<string> {
  const { timestamp } = await client.getBlock();
  return new Date((Number(timestamp) + days * 86_400) * 1000).toISOString().slice(0, 16);
}

/** A field of the form of a sale that takes a token's address and offers those that the organisation knows. */
export const tokenField = (page: Page, name: 'Token that is sold' | 'Token that buyers pay with'): Locator =>
  page.getByRole('combobox', { name });

/** Chooses one of a few as people do, by its words: the form grows while it learns of tokens, and a click that does not look meets what came there. */
export async function choose(page: Page, name: string): Promise<void> {
  const option = page.getByRole('radio', { name });
  await option.locator('..').click();
  await expect(option).toBeChecked();
}

/** The last step of opening a sale. */
export async function fillEscrow(page: Page): Promise<void> {
  await transact(page, page.getByRole('button', { name: 'Allow LGLD' }));
  await transact(page, page.getByRole('button', { name: 'Fill the escrow' }));
  await expect(page.getByText('The sale is open', { exact: true })).toBeVisible();
}
