import { expect, type Locator, type Page } from '@playwright/test';

/** Presses `button` and opens its preview; nothing has been asked of the wallet yet. */
export async function openTransaction(page: Page, button: Locator): Promise<Locator> {
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Confirm in wallet' })).toBeEnabled();
  return dialog;
}

/** Presses `button`, reads the preview, confirms in the wallet and waits until it is mined, which closes the preview. */
export async function transact(page: Page, button: Locator): Promise<void> {
  const dialog = await openTransaction(page, button);
  await dialog.getByRole('button', { name: 'Confirm in wallet' }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
}

const second = (): number => Math.floor(Date.now() / 1000);

/** On the page of a new organisation, by the next step that its overview tells. Ends when the votes count, a second later. */
export async function delegateToSelf(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Overview' }).click();
  await transact(page, page.getByRole('region', { name: 'Next step' }).getByRole('button', { name: 'Delegate to yourself' }));
  const mined = second();
  await expect.poll(second).toBeGreaterThan(mined);
}
