import type { OrganisationDetail } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import { expect, type Page } from '@playwright/test';
import type { LocalAccount } from 'viem';
import { localAccount } from './accounts.ts';
import { chains } from './chains.ts';
import { transact } from './transactions.ts';
import { sign, upgradableForm } from './upgrades.ts';
import { advance, next } from './wizard.ts';

const HOME = chains[0]!.id;

/** Of signers of whom one is enough, so that a journey is about what changes and not about who signs. */
export function formOf(
  name: string,
  signer: LocalAccount,
  change: Partial<OrganisationInput['modules']> = {},
  chainIds = [HOME],
): OrganisationInput {
  const { modules, ...form } = upgradableForm(name, chainIds, [signer], []);
  const protocolUpgrades = { isMultisig: true, addresses: [signer.address, localAccount(7).address], threshold: 1 };
  return { ...form, modules: { ...modules, preVoteVeto: [], safeTreasury: [], protocolUpgrades, ...change } };
}

/** As the server knows it now. */
export async function readOrganisation(page: Page, slug: string): Promise<OrganisationDetail> {
  return (await (await page.request.get(`/api/v1/organisations/slug/${slug}`)).json()) as OrganisationDetail;
}

/** What one sender does on one chain. */
export const part = (page: Page, id: string) => page.getByRole('listitem', { name: `Transaction ${id}` });

/** From the last step but one. */
export async function openReview(page: Page): Promise<void> {
  await advance(page, 'Token');
  await next(page);
  await expect(page.getByRole('list', { name: 'What changes' })).toBeVisible();
}

/** Proposes what is reviewed, signs for it and begins it. */
export async function proposeAndBegin(page: Page, proposalName: string): Promise<void> {
  for (const box of await page.getByRole('checkbox', { name: /Click here if the information above is correct/ }).all()) await box.check();
  await page.getByRole('button', { name: 'Propose the upgrade' }).click();
  await expect(page).toHaveURL(/tab=modules/);
  await page.getByRole('link', { name: proposalName }).click();
  await sign(page, page.getByRole('button', { name: 'Sign for it' }));
  await page.getByRole('button', { name: 'Begin the execution' }).click();
}

/** What a Safe of one signature sends. */
export async function sendBySafe(page: Page, id: string): Promise<void> {
  await sign(page, part(page, id).getByRole('button', { name: 'Propose to the Safe' }));
  await transact(page, part(page, id).getByRole('button', { name: 'Execute' }));
  await expect(part(page, id).getByText('done')).toBeVisible({ timeout: 30_000 });
}

export async function register(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Register' })).toBeEnabled({ timeout: 30_000 });
  // What was told of the step before lies over the button for a few seconds.
  await page.reload();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Registered', { exact: true })).toBeVisible({ timeout: 30_000 });
}
