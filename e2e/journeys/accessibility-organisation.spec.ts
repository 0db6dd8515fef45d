import { expect, type Page, test } from '@playwright/test';
import { clients, localAccount } from '../support/accounts.ts';
import { untaken } from '../support/attempt.ts';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { chainCard, openPreview } from '../support/deployment.ts';
import { organisation } from '../support/draft.ts';
import { createFromDraft, enter, found } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { delegateToSelf, openTransaction, transact } from '../support/transactions.ts';
import { installWallet } from '../support/wallet.ts';

const others = [localAccount(58).address, localAccount(59).address];
const alpha = clients[0]!;
const nothingLoads = (page: Page) => expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
const now = (page: Page) => page.getByRole('region', { name: 'What happens now' });
const skip = (page: Page) => now(page).getByRole('button', { name: /^Move Alpha ahead by/ });
const ballot = (page: Page) => page.getByRole('region', { name: 'Your vote' });
const badge = (page: Page) => page.getByText(/^(Pending|Active|Succeeded|PENDING EXECUTION|Executed)$/).first();

// An entrance in the middle of its movement is measured as if it were the page.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a deployment is accessible from its plan to its receipt', async ({ page, context }) => {
  const name = untaken('Sail Makers');
  const founder = await fundedAccount(60);
  await installWallet(context, { account: founder, chains });
  await enter(page);
  await createFromDraft(page, organisation(name, [31337], founder.address, others));
  await expect(page.getByRole('button', { name: 'Deploy on Alpha' })).toBeEnabled();
  await audit(page, 'deployment to do');

  const preview = await openPreview(page, 'Alpha');
  await audit(page, 'preview of the deployment');
  await alpha.setAutomine(false);
  try {
    await preview.getByRole('button', { name: 'Confirm in wallet' }).click();
    await expect(chainCard(page, 'Alpha').getByText('Under way')).toBeAttached();
    await audit(page, 'deployment under way');
  } finally {
    await alpha.setAutomine(true);
    await alpha.mine({ blocks: 1 });
  }
  await expect(page.getByRole('heading', { name: `${name} is deployed` })).toBeVisible({ timeout: 30_000 });
  await expect(preview).toBeHidden();
  await page.getByText(/^Governor .* on Alpha$/).click();
  await audit(page, 'deployment with its receipt');
});

test('every tab of an organisation is accessible', async ({ page, context }) => {
  const founder = await fundedAccount(64);
  await installWallet(context, { account: founder, chains });
  await found(page, founder, organisation(untaken('Net Menders'), [31337], founder.address, others));
  for (const tab of ['Treasury', 'Safe', 'Modules', 'Token', 'Governor', 'Overview']) {
    await page.getByRole('tab', { name: tab }).click();
    await nothingLoads(page);
    await audit(page, `tab ${tab}`);
  }
});

/** That a proposal is not indexed yet, of which its page says so and asks again. It is shown at the end of both journeys. */
const NOT_INDEXED_YET = /status of 404 .*\/api\/v1\/organisations\/governors\/\d+\/0x[0-9a-fA-F]{40}\/proposals\/\d+$/;

/** What the browser complains of meanwhile, and where. */
function complaintsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    const complaint = `${message.text()} ${message.location().url}`;
    if (message.type() === 'error' && !NOT_INDEXED_YET.test(complaint)) errors.push(complaint);
  });
  return errors;
}

test('a proposal is accessible while it is written', async ({ page, context }) => {
  const errors = complaintsOf(page);
  const founder = await fundedAccount(61);
  await installWallet(context, { account: founder, chains });
  await found(page, founder, organisation(untaken('Rope Walkers'), [31337], founder.address, others));
  await delegateToSelf(page);

  await page.getByRole('link', { name: 'New proposal' }).first().click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await audit(page, 'proposal: write, with errors');
  await page.getByLabel('Title').fill('Buy canvas');
  await page.getByRole('textbox', { name: 'Description' }).fill('The **old** sails are torn.');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  for (const kind of ['Send ETH', 'Send tokens']) await page.getByRole('button', { name: kind }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  const custom = page.getByRole('dialog').getByRole('button', { name: 'Custom call' });
  await expect(custom).toBeVisible();
  await audit(page, 'proposal: every kind of action');
  await custom.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText(/answers are missing/)).toBeVisible();
  await audit(page, 'proposal: actions, with errors');
  for (const number of [3, 1]) await page.getByRole('button', { name: `Remove action ${number}` }).click();
  await page.getByRole('textbox', { name: 'Recipient' }).fill(others[0]!);
  await page.getByLabel('Amount in whole tokens').fill('12.5');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText(/the action would pass/)).toBeVisible();
  await audit(page, 'proposal: review');
  const proposing = await openTransaction(page, page.getByRole('button', { name: 'Propose', exact: true }));
  await audit(page, 'preview of the proposal');
  await proposing.getByRole('button', { name: 'Confirm in wallet' }).click();
  await expect(page.getByRole('heading', { name: 'Buy canvas', level: 1 })).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('proposalDraft')))).toEqual([]);
  expect(errors).toEqual([]);
});

test('a proposal is accessible from its vote to its execution', async ({ page, context }) => {
  const errors = complaintsOf(page);
  const founder = await fundedAccount(65);
  await installWallet(context, { account: founder, chains });
  await found(page, founder, organisation(untaken('Oar Carvers'), [31337], founder.address, others));
  await delegateToSelf(page);
  await page.getByRole('link', { name: 'New proposal' }).first().click();
  await page.getByLabel('Title').fill('Buy canvas');
  await page.getByRole('textbox', { name: 'Description' }).fill('The **old** sails are torn.');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Send tokens' }).click();
  await page.getByRole('textbox', { name: 'Recipient' }).fill(others[0]!);
  await page.getByLabel('Amount in whole tokens').fill('12.5');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await transact(page, page.getByRole('button', { name: 'Propose', exact: true }));

  await expect(page.getByRole('heading', { name: 'Buy canvas', level: 1 })).toBeVisible({ timeout: 30_000 });
  await expect(badge(page)).toHaveText('Pending');
  await nothingLoads(page);
  await audit(page, 'proposal before the vote');
  await skip(page).click();
  await expect(ballot(page).getByRole('radio', { name: 'For' })).toBeVisible();
  await audit(page, 'proposal during the vote');
  await ballot(page).getByRole('radio', { name: 'For' }).check();
  const voting = await openTransaction(page, ballot(page).getByRole('button', { name: 'Vote For' }));
  await audit(page, 'preview of the vote');
  await voting.getByRole('button', { name: 'Confirm in wallet' }).click();
  await expect(page.getByRole('heading', { name: 'You have voted' })).toBeVisible({ timeout: 30_000 });
  await skip(page).click();
  await transact(page, now(page).getByRole('button', { name: 'Queue' }));
  await expect(badge(page)).toHaveText('PENDING EXECUTION');
  await skip(page).click();
  await transact(page, now(page).getByRole('button', { name: 'Execute' }));
  await expect(badge(page)).toHaveText('Executed');
  await audit(page, 'proposal after its execution');

  await page.goto(page.url().replace(/proposals\/.*/, 'proposals'));
  await expect(page.getByRole('link', { name: /Buy canvas/ })).toBeVisible();
  await audit(page, 'proposals');
  expect(errors).toEqual([]);
});

const stageTitle = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true });

/** Opens a preview by keyboard, leaves it with Escape, opens it again and confirms; the focus never falls off the page. */
async function confirmByKeyboard(page: Page, name: string, scope = page.getByRole('main')): Promise<void> {
  const button = scope.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  await pressOn(page, button);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const confirm = dialog.getByRole('button', { name: 'Confirm in wallet' });
  await expect(confirm).toBeEnabled();
  await pressOn(page, confirm);
  await expect(dialog).toBeHidden({ timeout: 30_000 });
}

/** Something of the page has the focus: the next Tab goes on from there, not from the top of the window. */
const expectFocusInside = (page: Page) => expect(page.locator('main:focus, main :focus')).toBeVisible();

test('somebody without a mouse deploys, delegates, proposes and votes, and always knows where they are', async ({ page, context }) => {
  test.setTimeout(180_000);
  const name = untaken('Net Darners');
  const founder = await fundedAccount(62);
  await installWallet(context, { account: founder, chains });
  await enter(page);
  await createFromDraft(page, organisation(name, [31337], founder.address, others));
  await confirmByKeyboard(page, 'Deploy on Alpha');
  await expect(page.getByRole('heading', { name: `${name} is deployed` })).toBeVisible({ timeout: 30_000 });
  await expectFocusInside(page);
  await pressOn(page, page.getByRole('link', { name: 'Open the organisation' }));

  await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Token' })).toHaveAttribute('aria-selected', 'true');
  await confirmByKeyboard(page, 'Delegate to yourself', page.getByRole('tabpanel'));
  await expectFocusInside(page);
  await tabTo(page, page.getByRole('tab', { name: 'Token' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await pressOn(page, page.getByRole('link', { name: 'New proposal' }).first());

  await pressOn(page, page.getByRole('button', { name: 'Next', exact: true }));
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Buy needles');
  await tabTo(page, page.getByRole('textbox', { name: 'Description' }));
  await page.keyboard.type('For the nets.');
  await pressOn(page, page.getByRole('button', { name: 'Next', exact: true }));
  await expect(stageTitle(page, 'Actions')).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Send ETH' }));
  await expect(page.getByRole('textbox', { name: 'Recipient' })).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Remove action 1' }));
  await expect(page.getByRole('button', { name: 'Send ETH' })).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Next', exact: true }));
  await expect(stageTitle(page, 'Review')).toBeFocused();
  await confirmByKeyboard(page, 'Propose');
  await expectFocusInside(page);

  await expect(page.getByRole('heading', { name: 'Buy needles', level: 1 })).toBeVisible({ timeout: 30_000 });
  await pressOn(page, skip(page));
  await expect(badge(page)).toHaveText('Active');
  await tabTo(page, ballot(page).getByRole('radio', { name: 'For' }));
  await page.keyboard.press('ArrowDown');
  await expect(ballot(page).getByRole('radio', { name: 'Against' })).toBeChecked();
  await confirmByKeyboard(page, 'Vote Against');
  await expect(page.getByRole('heading', { name: 'You have voted' })).toBeVisible({ timeout: 30_000 });
  await expectFocusInside(page);
});
