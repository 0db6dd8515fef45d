import type { EndpointResponse, OrganisationDetail } from '@althing/domain/http';
import { expect, test } from '@playwright/test';
import { parseEther } from 'viem';
import { localAccount } from '../support/accounts.ts';
import { attempt, untaken } from '../support/attempt.ts';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { deployOn } from '../support/deployment.ts';
import { enter } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { labelOf } from '../support/labelOf.ts';
import { installWallet } from '../support/wallet.ts';
import { advance, choose, next } from '../support/wizard.ts';

const [, BETA, GAMMA] = chains.map(({ name }) => name) as [string, string, string];

test('from a template an assembly on Alpha with votes of three chains, messages over two of three bridges and portals, whose limits are changed, deployed and read back', async ({
  page,
  context,
}) => {
  const founder = await fundedAccount(101);
  await installWallet(context, { account: founder, chains });
  await enter(page);
  const name = untaken(`Strait ${attempt()}`);
  await page.getByLabel(labelOf('name')).fill(name);
  await choose(page, page, labelOf('categoryId'), 'Public Goods');
  await page.getByLabel(labelOf('description')).fill('Looks after the strait, on both of its shores.');
  await advance(page, 'Module Selection');

  await page.getByRole('button', { name: /^One assembly across chains/ }).click();
  const template = page.getByRole('group', { name: 'One assembly across chains' });
  for (const { name: chain } of chains) await template.getByRole('switch', { name: chain }).press('Space');
  await template.getByLabel('Members').fill([founder.address, localAccount(5).address, localAccount(6).address].join('\n'));
  await template.getByLabel(labelOf('token.name')).fill('Strait');
  await template.getByLabel(labelOf('token.symbol')).fill('STR');
  await template.getByRole('button', { name: 'Fill in the draft' }).click();
  await expect(template).toBeHidden();

  await advance(page, 'Governor');
  for (const chain of [BETA, GAMMA]) await expect(page.getByRole('switch', { name: chain })).toBeChecked();
  await advance(page, 'Safe');
  await advance(page, 'Modules');
  const powers = page.getByRole('group', { name: 'What an attacker could do' });
  await expect(powers.getByText(/^Note: Whoever controls 1 bridge can do nothing/)).toBeVisible();
  await choose(page, page, labelOf('modules.multiBridge.0.minBridges'), '3 of 3');
  await expect(powers.getByText(/Whoever controls 1 to 2 bridges can forge nothing, but can hold back every message/)).toBeVisible();
  await choose(page, page, labelOf('modules.multiBridge.0.minBridges'), '2 of 3');
  await page.reload();
  await expect(page.getByRole('region', { name: `Multi-Bridge on ${GAMMA}` }).getByRole('switch', { name: 'LayerZero' })).toBeChecked();
  await audit(page, 'multi-bridge of the wizard');

  await advance(page, 'Token');
  const portals = page.getByRole('region', { name: 'Portals', exact: true });
  await expect(portals.getByText(/Whoever controls 1 bridge can make up to 108 STR at once that nobody sent/)).toBeVisible();
  const single = portals.getByRole('textbox', { name: labelOf('modules.assetPortals.standardMintLimit') });
  await single.fill('5000');
  await next(page);
  await expect(page.getByText('Standard limits must be lower than Multi-Bridge limits')).toBeVisible();
  await expect(portals.getByText('Must be higher than standard limit')).toBeVisible();
  await single.fill('40');
  await expect(portals.getByText(/Whoever controls 1 bridge can make up to 120 STR at once/)).toBeVisible();
  await page.reload();
  await expect(single).toHaveValue('40');
  await audit(page, 'portals of the wizard');

  await advance(page, 'Review & Deploy');
  for (const box of await page.getByRole('checkbox', { name: /Click here if the information above is correct/ }).all()) await box.check();
  await page.getByRole('button', { name: 'Deploy', exact: true }).click();
  await expect(page).toHaveURL(/\/deploy$/);
  for (const { name: chain } of chains) await deployOn(page, chain);
  await expect(page.getByRole('heading', { name: `${name} is deployed` })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^All \d+ checks hold\./)).toBeVisible();

  const slug = new URL(page.url()).pathname.split('/')[2]!;
  const { contracts } = (await (await page.request.get(`/api/v1/organisations/slug/${slug}`)).json()) as OrganisationDetail;
  for (const { id } of chains) {
    const addressOf = (kind: string) => contracts.find((contract) => contract.kind === kind && contract.chainId === id)!.address;
    const answer = await page.request.get(
      `/api/v1/tokens/${id}/${addressOf('token')}/bridges?controllerAddress=${addressOf('assetController')}`,
    );
    const { minters } = (await answer.json()) as EndpointResponse<'GET /api/v1/tokens/:chainId/:address/bridges'>;
    const controller = minters.find(({ address }) => address === addressOf('assetController'));
    // What several may bring, and each of three bridges alone.
    expect(controller?.minting?.most).toBe(parseEther('480').toString());
  }
  expect(contracts.filter(({ kind }) => kind === 'messageController')).toHaveLength(3);
  await page.getByRole('link', { name: 'Open the organisation' }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});
