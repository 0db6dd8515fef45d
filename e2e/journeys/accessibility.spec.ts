import { readFile } from 'node:fs/promises';
import { POSITIONS } from '@althing/domain/setup';
import { expect, type Page, test } from '@playwright/test';
import { localAccount } from '../support/accounts.ts';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { organisation, storeDraft } from '../support/draft.ts';
import { enter } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, settle } from '../support/identity.ts';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { installWallet } from '../support/wallet.ts';
import { labelOf } from '../support/labelOf.ts';

const others = [localAccount(58).address, localAccount(59).address];
const main = (page: Page) => page.getByRole('main');

// An entrance in the middle of its movement is measured as if it were the page.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => settle(page));

test('every public page is accessible in both themes and fits a phone', async ({ page }) => {
  for (const [path, heading] of [
    ['/', /Found an organisation/],
    ['/organisations', 'Organisations'],
    ['/modules/safe', 'Safe'],
    ['/modules/portals', /Portal/],
    ['/terms-of-service', 'Terms of service'],
    ['/bridge', 'Bridge'],
    ['/vote', 'Vote'],
    ['/nowhere', 'Nothing is at this address'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await audit(page, path);
  }
});

test('the dialogs of the wallets and of the citizenship are accessible', async ({ page, context }) => {
  await installWallet(context, { account: await fundedAccount(50), chains });
  await page.goto('/organisations/create');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Connect Wallet' }).click();
  const list = page.getByRole('dialog', { name: 'Connect a wallet' });
  await expect(list.getByRole('button', { name: /Test Wallet/ })).toBeVisible();
  await audit(page, 'wallets');
  await list.getByRole('button', { name: /Local wallet/ }).click();
  const local = page.getByRole('dialog', { name: 'Local wallet' });
  await expect(local.getByText(/ETH$/)).toHaveCount(10);
  await audit(page, 'accounts of the local wallet');
  await local.getByRole('button', { name: 'Reject' }).click();
  await expect(list.getByRole('alert')).toBeVisible();
  await audit(page, 'refused connection');
  await list.getByRole('button', { name: /Test Wallet/ }).click();
  await authenticate(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm your citizenship' }).getByRole('checkbox')).toBeVisible();
  await audit(page, 'citizenship');
});

/** In halves, as each place is looked at four times. */
const PLACES = POSITIONS.filter((place) => place !== 'modules');
const HALVES = [PLACES.slice(0, PLACES.length / 2), PLACES.slice(PLACES.length / 2)];

for (const [half, places] of HALVES.entries())
  test(`these places of the wizard are accessible, filled in: ${places.join(', ')}`, async ({ page, context }) => {
    const founder = await fundedAccount(51 + 4 * half);
    await installWallet(context, { account: founder, chains });
    await enter(page);
    const input = organisation('Peat Diggers', [31337, 31338], founder.address, others);
    for (const position of places) {
      await storeDraft(page, input, position);
      await page.reload();
      await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      if (position === 'review') await expect(page.getByRole('checkbox', { name: /information above/ })).toHaveCount(4);
      await audit(page, position);
    }
  });

test('the wizard is accessible with its errors, and with a draft that is not valid any more', async ({ page, context }) => {
  const founder = await fundedAccount(56);
  await installWallet(context, { account: founder, chains });
  await enter(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await audit(page, 'organisation with errors');
  const input = organisation('Peat Diggers', [31337, 31338], founder.address, others);
  await storeDraft(page, { ...input, name: '' }, 'review');
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: 'You left this draft at “Review & Deploy”' });
  await expect(notice).toContainText('It opens at “Org Setup”, because the answers marked below are no longer valid.');
  await expect(page.getByLabel(labelOf('name'))).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(labelOf('description'))).toHaveValue(input.description);
  await audit(page, 'a draft that is not valid any more');
  await page.getByLabel(labelOf('name')).fill('Peat Cutters');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(notice).toBeHidden();
});

test('a draft of another version is kept until its owner takes it along or throws it away', async ({ page, context }) => {
  await installWallet(context, { account: await fundedAccount(54), chains });
  await enter(page);
  const older = '{"version":0,"form":{"name":"Peat Diggers"}}';
  await page.evaluate((text) => localStorage.setItem('organisationFormState', text), older);
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: 'An earlier draft could not be read' });
  await page.getByLabel(labelOf('name')).fill('Reed Cutters');
  await page.reload();
  await expect(page.getByLabel(labelOf('name'))).toHaveValue('Reed Cutters');
  const file = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Download it' }).click();
  expect(await readFile(await (await file).path(), 'utf8')).toBe(older);
  await notice.getByRole('button', { name: 'Throw it away' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByLabel(labelOf('name'))).toHaveValue('Reed Cutters');
  await expect(notice).toBeHidden();
});

test('somebody without a mouse connects, signs in, confirms citizenship and finishes the first step', async ({ page, context }) => {
  await installWallet(context, { account: await fundedAccount(53), chains });
  await page.goto('/organisations/create');
  const header = page.getByRole('banner');
  await pressOn(page, header.getByRole('button', { name: 'Connect Wallet' }));
  await pressOn(page, page.getByRole('dialog', { name: 'Connect a wallet' }).getByRole('button', { name: /Test Wallet/ }));
  await pressOn(page, header.getByRole('button', { name: 'Authenticate' }));
  await pressOn(page, page.getByRole('button', { name: 'Continue' }));
  const citizenship = page.getByRole('dialog', { name: 'Confirm your citizenship' });
  await pressOn(page, citizenship.getByRole('checkbox'), 'Space');
  await pressOn(page, citizenship.getByRole('button', { name: 'Submit' }));
  await tabTo(page, page.getByLabel(labelOf('name')));
  await page.keyboard.type('Quiet Hands');
  await tabTo(page, page.getByRole('combobox', { name: labelOf('categoryId') }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Public Goods' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
  await tabTo(page, page.getByLabel(labelOf('description')));
  await page.keyboard.type('Works without a mouse.');
  const addLink = page.getByRole('button', { name: 'Add link' });
  await pressOn(page, addLink);
  await expect(page.getByRole('combobox', { name: 'Type of link 1' })).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Remove link 1' }));
  await expect(addLink).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Next', exact: true }));
  await expect(page.getByRole('heading', { name: 'Module Selection' })).toBeFocused();
});
