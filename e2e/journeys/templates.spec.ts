import type { OrganisationDetail } from '@althing/domain/http';
import { expect, type Locator, test } from '@playwright/test';
import { localAccount } from '../support/accounts.ts';
import { attempt, untaken } from '../support/attempt.ts';
import { chains } from '../support/chains.ts';
import { chainCard } from '../support/deployment.ts';
import { enter } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { labelOf } from '../support/labelOf.ts';
import { installWallet } from '../support/wallet.ts';
import { place } from '../support/wizard.ts';

/** A person's hands, of which every press and every field is counted. */
function hands() {
  const count = { clicks: 0, fields: 0 };
  return {
    count,
    async press(target: Locator) {
      count.clicks += 1;
      await target.click();
    },
    async fill(target: Locator, text: string) {
      count.fields += 1;
      await target.fill(text);
    },
  };
}

test('from a template an organisation on three chains takes at most 30 presses and 10 fields, with nothing entered twice and nothing to warn of', async ({
  page,
  context,
}) => {
  const founder = await fundedAccount(94);
  await installWallet(context, { account: founder, chains });
  await enter(page);
  const name = untaken(`Lagoon ${attempt()}`);
  const { press, fill, count } = hands();
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });

  await fill(page.getByLabel(labelOf('name')), name);
  await press(page.getByRole('combobox', { name: labelOf('categoryId') }));
  await press(page.getByRole('option', { name: 'Public Goods' }));
  await fill(page.getByLabel(labelOf('description')), 'Looks after the lagoon and pays those who keep it clean.');
  await press(button('Next'));

  await press(page.getByRole('button', { name: /^An organisation on many chains/ }));
  const template = page.getByRole('group', { name: 'An organisation on many chains' });
  for (const { name: chain } of chains) {
    count.clicks += 1;
    await template.getByRole('switch', { name: chain }).press('Space');
  }
  const people = [founder.address, localAccount(5).address, localAccount(6).address];
  await fill(template.getByLabel('Members'), people.join('\n'));
  await expect(template.getByText('3 people', { exact: true })).toBeVisible();
  await fill(template.getByLabel(labelOf('token.name')), 'Lagoon');
  await fill(template.getByLabel(labelOf('token.symbol')), 'LAG');
  await press(template.getByRole('button', { name: 'Fill in the draft' }));
  await expect(template).toBeHidden();

  for (const title of ['Governor', 'Safe', 'Token', 'Review & Deploy']) {
    await press(button('Next'));
    await expect(place(page, title)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Worth another look' })).toBeHidden();
  await expect(page.getByText('On all 3 chains, at most:')).toBeVisible();
  for (const box of await page.getByRole('checkbox', { name: /Click here if the information above is correct/ }).all()) await press(box);
  await press(button('Deploy'));
  await expect(page).toHaveURL(/\/deploy$/);
  for (const { name: chain } of chains) {
    await press(chainCard(page, chain).getByRole('button', { name: `Deploy on ${chain}` }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Confirm in wallet' }));
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 30_000 });
  }
  await expect(page.getByRole('heading', { name: `${name} is deployed` })).toBeVisible({ timeout: 30_000 });
  expect(count.fields).toBeLessThanOrEqual(10);
  expect(count.clicks).toBeLessThanOrEqual(30);

  const slug = new URL(page.url()).pathname.split('/')[2]!;
  const { contracts } = (await (await page.request.get(`/api/v1/organisations/slug/${slug}`)).json()) as OrganisationDetail;
  for (const kind of ['governor', 'timelock', 'token', 'safeTreasury']) {
    expect(contracts.filter((contract) => contract.kind === kind).map(({ chainId }) => chainId)).toEqual(chains.map(({ id }) => id));
  }
});
