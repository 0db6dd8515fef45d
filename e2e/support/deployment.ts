import { expect, type Locator, type Page } from '@playwright/test';

export const chainCard = (page: Page, chain: string): Locator => page.getByRole('region', { name: chain });

/** Opens the preview of one chain's batch; nothing has been asked of the wallet yet. */
export async function openPreview(page: Page, chain: string): Promise<Locator> {
  await chainCard(page, chain)
    .getByRole('button', { name: `Deploy on ${chain}` })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Confirm in wallet' })).toBeEnabled();
  return dialog;
}

/** Sends one chain's batch from the deploy page: preview, one confirmation in the wallet, confirmed. */
export async function deployOn(page: Page, chain: string): Promise<void> {
  const dialog = await openPreview(page, chain);
  await dialog.getByRole('button', { name: 'Confirm in wallet' }).click();
  await expect(
    chainCard(page, chain)
      .getByText(/^(Confirmed|Verified)/)
      .first(),
  ).toBeVisible({ timeout: 30_000 });
  await expect(dialog).toBeHidden();
}
