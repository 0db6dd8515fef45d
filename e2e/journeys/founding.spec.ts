import { expect, test } from '@playwright/test';
import { localAccount } from '../support/accounts.ts';
import { untaken } from '../support/attempt.ts';
import { chains } from '../support/chains.ts';
import { deployOn } from '../support/deployment.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, confirmCitizenship, connect, settle } from '../support/identity.ts';
import { installWallet } from '../support/wallet.ts';
import { choose, confirmReview, fillMultisig, next } from '../support/wizard.ts';
import { labelOf } from '../support/labelOf.ts';

test('a founder describes an organisation on three chains, reloading in every step, and deploys it with one confirmation per chain', async ({
  page,
  context,
}) => {
  const founder = await fundedAccount(73);
  const owners = [founder.address, localAccount(5).address, localAccount(6).address];
  await settle(page);
  const wallet = await installWallet(context, { account: founder, chains });
  await page.goto('/organisations/create');
  await connect(page);
  await authenticate(page);
  await confirmCitizenship(page);

  await page.getByLabel(labelOf('name')).fill('Harbour Watch');
  await choose(page, page, labelOf('categoryId'), 'Public Goods');
  await page.getByLabel(labelOf('description')).fill('Looks after the harbour and pays those who keep its lights.');
  await page.reload();
  await expect(page.getByLabel(labelOf('name'))).toHaveValue('Harbour Watch');
  await next(page);

  for (const title of ['1 Token 1 Vote', 'Safe']) {
    await page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .getByRole('button', { name: 'Select' })
      .click();
  }
  await page.reload();
  await next(page);

  const governor = page.getByRole('region', { name: /^Governor 1|^Assembly/ });
  await governor.getByRole('textbox', { name: labelOf('modules.governor.0.governorName') }).fill(untaken('Assembly'));
  await choose(page, page, 'Chain', /Alpha/);
  await page
    .getByRole('group', { name: labelOf('modules.governor.0.preVotingTimelock') })
    .getByText('Shortest (10 min)')
    .click();
  await page.getByRole('group', { name: 'Voting period' }).getByText('Shortest (5 min)').click();
  await page
    .getByRole('group', { name: labelOf('modules.governor.0.preExecutionTimelock') })
    .getByText('Shortest (10 min)')
    .click();
  await page.getByRole('group', { name: 'Quorum' }).getByText('20 %', { exact: true }).click();
  await page
    .getByRole('group', { name: labelOf('modules.governor.0.proposalThreshold') })
    .getByText('1 %', { exact: true })
    .click();
  await page.reload();
  await expect(page.getByRole('textbox', { name: labelOf('modules.governor.0.governorName') })).toHaveValue(untaken('Assembly'));
  await next(page);

  await fillMultisig(page, page.getByRole('region', { name: 'Protocol Upgrades' }), owners, 2);
  const treasury = page.getByRole('region', { name: 'Treasury 1' });
  await choose(treasury, page, 'Chain', /Alpha/);
  await fillMultisig(page, treasury, owners, 2);
  await page.reload();
  await expect(treasury.getByRole('textbox', { name: 'Owner 3' })).toHaveValue(owners[2]!);
  await next(page);

  await page.getByRole('radio', { name: /Yes, create a new token/ }).check();
  const proceed = page.getByRole('button', { name: 'Continue' });
  if (await proceed.isVisible()) await proceed.click();
  await page.getByLabel(labelOf('token.name')).fill('Harbour Token');
  await page.getByLabel(labelOf('token.symbol')).fill('HRB');
  for (const chain of ['Beta', 'Gamma']) await page.getByRole('switch', { name: chain }).press('Space');

  for (const chain of ['Alpha', 'Beta', 'Gamma']) {
    await page.getByRole('tab', { name: chain }).click();
    const receivers = page.getByRole('region', { name: `Initial receivers on ${chain}` });
    await receivers.getByRole('textbox', { name: 'Receiver 1', exact: true }).fill(founder.address);
    await receivers.getByRole('textbox', { name: `${labelOf('token.initialReceivers.0.receivers.0.amount')} of receiver 1` }).fill('1000');
    const authority = page.getByRole('region', { name: `Token authority on ${chain}` });
    await authority.getByRole('radio', { name: 'One address' }).check();
    await authority.getByRole('button', { name: /^Choose instead of typing/ }).click();
    await page.getByRole('menuitem', { name: 'Protocol Upgrades' }).click();
  }
  await page.getByRole('tab', { name: 'Alpha' }).click();
  const home = page.getByRole('region', { name: 'Initial receivers on Alpha' });
  await home.getByRole('button', { name: 'Add receiver' }).click();
  await home.getByRole('button', { name: 'Choose instead of typing: Receiver 2' }).click();
  await page.getByRole('menuitem', { name: /Assembly/ }).click();
  const amount = home.getByRole('textbox', { name: `${labelOf('token.initialReceivers.0.receivers.0.amount')} of receiver 2` });
  await amount.fill('500,5');
  await amount.blur();
  await expect(amount).toHaveValue('500.5');
  await page.reload();
  await expect(amount).toHaveValue('500.5');
  await next(page);

  await page.reload();
  await confirmReview(page, 4);
  await expect(page.getByText(/Deploy saves your organisation/)).toContainText('Alpha, Beta and Gamma');
  await page.getByRole('button', { name: 'Deploy', exact: true }).click();
  await expect(page).toHaveURL(/\/organisations\/harbour-watch(-\d+)?\/deploy$/);
  expect(await page.evaluate(() => localStorage.getItem('organisationFormState'))).toBeNull();

  for (const chain of ['Alpha', 'Beta', 'Gamma']) await deployOn(page, chain);
  expect(wallet.calls.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(3);
  await expect(page.getByRole('heading', { name: 'Harbour Watch is deployed' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Open the organisation' }).click();
  await expect(page.getByRole('heading', { name: 'Harbour Watch' })).toBeVisible();
});
