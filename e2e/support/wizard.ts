import { expect, type Locator, type Page } from '@playwright/test';

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

/** The heading of a page of the wizard. */
export const place = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 2, exact: true });

/** Goes on to the page with this title. A second press while a page is still coming is taken for the first, so this waits for it. */
export async function advance(page: Page, title: string): Promise<void> {
  await next(page);
  await expect(place(page, title)).toBeVisible();
}

/** Chooses a module in the picker. */
export const select = (page: Page, title: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .getByRole('button', { name: 'Select' })
    .click();

/** Picks an option of a searchable select. */
export async function choose(scope: Page | Locator, page: Page, label: string, option: string | RegExp): Promise<void> {
  await scope.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Fills the owners of a multisig and its threshold. */
export async function fillMultisig(page: Page, wallet: Locator, owners: readonly string[], threshold: number): Promise<void> {
  await wallet.getByRole('radio', { name: 'A new multisig' }).check();
  for (const [index, owner] of owners.entries()) {
    const field = wallet.getByRole('textbox', { name: /^(Owner|Signer|Guardian) / }).nth(index);
    if (!(await field.isVisible())) await wallet.getByRole('button', { name: /^Add (owner|signer|guardian)$/ }).click();
    await field.fill(owner);
  }
  await choose(wallet, page, 'Threshold', new RegExp(`^${threshold}\\b`));
}

/** Opens every section of the review. */
export async function unfold(page: Page): Promise<void> {
  const folded = page.locator('section > details:not([open]) > summary');
  await expect(folded.first()).toBeVisible();
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Ticks every "Click here if the information above is correct". */
export async function confirmReview(page: Page, expected: number): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /Click here if the information above is correct/ });
  await expect(boxes).toHaveCount(expected);
  await expect(page.getByRole('button', { name: 'Deploy', exact: true })).toBeDisabled();
  for (const box of await boxes.all()) await box.check();
}
