import { expect, type Page, test } from '@playwright/test';
import { localAccount } from '../support/accounts.ts';
import { untaken } from '../support/attempt.ts';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { organisation } from '../support/draft.ts';
import { found } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { delegateToSelf, transact } from '../support/transactions.ts';
import { installWallet } from '../support/wallet.ts';

const others = [localAccount(58).address, localAccount(59).address];

async function goHome(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  // The navigation is wide, and lies over the page, while the pointer is over it.
  await page.getByRole('heading', { name: 'What needs you' }).hover();
}

/** By the keyboard alone, but for the text. */
async function find(page: Page, text: string, heading: string, title: string | RegExp): Promise<void> {
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('searchbox').fill(text);
  await dialog.getByRole('region', { name: heading }).getByRole('link', { name: title }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
}

test('home names the open vote with the time left, and once it is cast, activity and members show it', async ({ page, context }) => {
  test.setTimeout(120_000);
  const name = untaken('Sail Lofters');
  const founder = await fundedAccount(77);
  await installWallet(context, { account: founder, chains });
  const stream = page.waitForRequest(/\/api\/v1\/events\?/);
  await found(page, founder, organisation(name, [31337], founder.address, others));
  expect(new URL((await stream).url()).searchParams.get('since')).toMatch(/^\d+$/);
  await delegateToSelf(page);
  const { pathname } = new URL(page.url());
  await page.getByRole('link', { name: 'New proposal' }).first().click();
  await page.getByLabel('Title').fill('Buy canvas');
  await page.getByRole('textbox', { name: 'Description' }).fill('The old sails are torn.');
  for (const heading of ['Actions', 'Review']) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await transact(page, page.getByRole('button', { name: 'Propose', exact: true }));
  await page
    .getByRole('region', { name: 'What happens now' })
    .getByRole('button', { name: /^Move Alpha ahead by/ })
    .click();

  await goHome(page);
  const needed = page.getByRole('list', { name: 'What needs you' }).getByRole('listitem').filter({ hasText: name });
  // The list is asked for every 20 s, as no event tells that a vote has opened.
  await expect(needed).toContainText('Buy canvas', { timeout: 30_000 });
  await expect(needed).toContainText(/Voting ends in \d/);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Home.*wait/ })).toBeVisible();
  await page.getByRole('button', { name: 'Make a secret address' }).click();
  const calendar = new URL(await page.getByRole('textbox', { name: 'For your calendar' }).inputValue());
  expect(await (await page.request.get(calendar.pathname)).text()).toContain('SUMMARY:Voting ends: Vote: Buy canvas');
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(others[0]!);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sail maker');
  await page.getByRole('button', { name: 'Keep the name' }).click();
  await expect(page.getByRole('list', { name: 'Names that you give' })).toContainText('Sail maker');
  await audit(page, 'home of who is signed in');

  await needed.getByRole('link', { name: 'Buy canvas' }).click();
  const ballot = page.getByRole('region', { name: 'Your vote' });
  await ballot.getByRole('radio', { name: 'For' }).check();
  await ballot.getByLabel('Reason (optional)').fill('We drift.');
  await transact(page, ballot.getByRole('button', { name: 'Vote For' }));
  await expect(page.getByRole('heading', { name: 'You have voted' })).toBeVisible();
  await goHome(page);
  await expect(needed).toHaveCount(0);

  // The search leads to the proposal, from there to a Safe, and on to the organisation.
  await find(page, 'canvas', 'Proposals', new RegExp(`Buy canvas.*${name}`));
  await expect(page.getByRole('heading', { name: 'You have voted' })).toBeVisible();
  await find(page, `${name} treasury`, 'Safes', new RegExp(`^Safe treasury.*${name}`));
  await expect(page).toHaveURL(new RegExp(`^.*${pathname}/safes/31337/0x`));
  await find(page, name, 'Organisations', name);
  await expect(page).toHaveURL(pathname);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Balances' }).getByRole('listitem')).toContainText('500.00 HRB');
  await expect(page.getByRole('list', { name: 'Activity' }).getByRole('listitem').first()).toContainText('voted for Buy canvas');
  await audit(page, 'overview');
  await page.getByRole('link', { name: 'All activity' }).click();
  await expect(page).toHaveTitle(`Activity of ${name} · Althing`);
  await expect(page.getByRole('list', { name: 'Activity' }).getByText('We drift.')).toBeVisible();
  await audit(page, 'activity');

  await page.goto(`${pathname}/members?search=${founder.address.slice(0, 10)}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: `Votes of ${founder.address}` }) });
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
  await audit(page, 'members');
  await find(page, founder.address, 'Members', new RegExp(name));
  await expect(page.getByRole('list', { name: 'Votes' })).toContainText('We drift.');
  const votes = page.getByRole('combobox', { name: 'Votes to show' });
  await votes.selectOption('Against');
  await expect(page.getByText('No proposal is like this.')).toBeVisible();
  await page.reload();
  await expect(votes).toHaveValue('against');
  await votes.selectOption('For');
  await expect(page.getByRole('list', { name: 'Votes' })).toContainText('We drift.');
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(others[0]!);
  await expect(page.getByText('No delegator has an address that begins like this.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(founder.address.slice(0, 8));
  await expect(page.getByRole('list', { name: 'Delegators' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Write a statement' }).click();
  await page.getByLabel('Your statement').fill('I mend **sails**.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Statement' }).getByText('I mend sails.')).toBeVisible();
  await audit(page, 'member');
});
