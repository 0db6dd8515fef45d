import { expect, type Page } from '@playwright/test';

const header = (page: Page) => page.getByRole('banner');

/** Connects the test wallet from the header. */
export async function connect(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click();
  await page
    .getByRole('dialog', { name: 'Connect a wallet' })
    .getByRole('button', { name: /Test Wallet/ })
    .click();
  await expect(header(page).getByRole('button', { name: 'Disconnect' })).toBeVisible();
}

/** Signs the challenge; the header then shows chain and account. */
export async function authenticate(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: 'Authenticate' }).click();
  await expect(header(page).getByRole('button', { name: 'Authenticate' })).toBeHidden();
}

/** Ends the session by what `end` does in the wallet. The page is then loaded anew, which would break off going elsewhere meanwhile. */
export async function endSession(page: Page, end: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await end();
  await loaded;
}

/** Signs the citizenship statement where a gated page asks for it. */
export async function confirmCitizenship(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await signStatement(page);
}

/** Signs the citizenship statement, whose dialog is open. */
export async function signStatement(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm your citizenship' });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Citizenship confirmed successfully')).toBeVisible();
}

/** The visitor has answered the cookie banner and seen every tip, so that nothing lies over the page. */
export async function settle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('cookiesAccepted', 'false');
    localStorage.setItem('visitedHotspots', JSON.stringify(['connect-wallet', 'create-organisation']));
  });
}
