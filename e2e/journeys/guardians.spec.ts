import type { OrganisationDetail } from '@althing/domain/http';
import { expect, type Page, test } from '@playwright/test';
import { createPublicClient, http, parseAbi } from 'viem';
import { localAccount } from '../support/accounts.ts';
import { attempt } from '../support/attempt.ts';
import { chains } from '../support/chains.ts';
import { deployOn } from '../support/deployment.ts';
import { organisation, storeDraft } from '../support/draft.ts';
import { enter } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { installWallet } from '../support/wallet.ts';
import { choose, confirmReview, fillMultisig, next } from '../support/wizard.ts';

const ALPHA = chains[0]!;
const VETOERS = parseAbi([
  'function preVoteVetoer() view returns (address)',
  'function preExecutionVetoer() view returns (address)',
  'function getOwners() view returns (address[])',
]);

/** Chooses a module in the picker. */
const select = (page: Page, title: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .getByRole('button', { name: 'Select' })
    .click();

test('a founder names guardians before the vote and before execution, and the governor knows both when it is deployed', async ({
  page,
  context,
}) => {
  const founder = await fundedAccount(81);
  await installWallet(context, { account: founder, chains });
  await enter(page);
  const name = `Lighthouse ${attempt()}`;
  const draft = organisation(name, [ALPHA.id], founder.address, [localAccount(5).address, localAccount(6).address]);
  const { governorName } = draft.modules.governor[0]!;
  await storeDraft(page, draft, 'selection');
  await page.reload();

  await select(page, 'Pre-Vote Veto');
  await select(page, 'Pre-Execution Veto');
  await next(page);
  await next(page);
  await next(page);

  const guardians = [localAccount(7).address, localAccount(8).address];
  const before = page.getByRole('region', { name: 'Pre-Vote Veto: guardians 1' });
  const after = page.getByRole('region', { name: 'Pre-Execution Veto: guardians 1' });
  await next(page);
  await expect(before.getByText('Please select a governor')).toBeVisible();
  for (const veto of [before, after]) {
    await choose(veto, page, 'Governor', `${governorName} on ${ALPHA.name}`);
    await fillMultisig(page, veto, guardians, 2);
  }
  await page.reload();
  await expect(after.getByRole('textbox', { name: 'Guardian 2' })).toHaveValue(guardians[1]!);
  await next(page);
  await next(page);

  await expect(page.getByRole('heading', { name: `Pre-Vote Veto of ${governorName}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: `Pre-Execution Veto of ${governorName}` })).toBeVisible();
  await confirmReview(page, 5);
  await page.getByRole('button', { name: 'Deploy', exact: true }).click();
  await expect(page).toHaveURL(/\/deploy$/);
  await deployOn(page, ALPHA.name);
  await expect(page.getByRole('heading', { name: `${name} is deployed` })).toBeVisible({ timeout: 30_000 });

  const slug = new URL(page.url()).pathname.split('/')[2]!;
  const { contracts } = (await (await page.request.get(`/api/v1/organisations/slug/${slug}`)).json()) as OrganisationDetail;
  const addressOf = (kind: string) => contracts.find((contract) => contract.kind === kind)!.address as `0x${string}`;
  const client = createPublicClient({ chain: ALPHA, transport: http() });
  const governor = { address: addressOf('governor'), abi: VETOERS } as const;
  expect(await client.readContract({ ...governor, functionName: 'preVoteVetoer' })).toBe(addressOf('preVoteVeto'));
  expect(await client.readContract({ ...governor, functionName: 'preExecutionVetoer' })).toBe(addressOf('preExecutionVeto'));
  for (const kind of ['preVoteVeto', 'preExecutionVeto']) {
    expect(await client.readContract({ address: addressOf(kind), abi: VETOERS, functionName: 'getOwners' })).toEqual(guardians);
  }
});
