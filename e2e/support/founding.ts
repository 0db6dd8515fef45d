import type { OrganisationDetail } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import { expect, type Page } from '@playwright/test';
import type { PrivateKeyAccount } from 'viem';
import { storeDraft } from './draft.ts';
import { BASE_URL } from './environment.ts';
import { foundByApi } from './foundByApi.ts';
import { authenticate, confirmCitizenship, connect, settle } from './identity.ts';
import { confirmReview } from './wizard.ts';

/** Signs in and confirms citizenship, where this account has not done so in an earlier journey. `origin`: of a journey's own server. */
export async function enter(page: Page, origin = ''): Promise<void> {
  await settle(page);
  await page.goto(`${origin}/organisations/create`);
  await connect(page);
  await authenticate(page);
  const steps = page.getByRole('navigation', { name: 'Steps' });
  const gate = page.getByRole('button', { name: 'Continue' });
  await expect(steps.or(gate)).toBeVisible();
  if (await gate.isVisible()) await confirmCitizenship(page);
  await expect(steps).toBeVisible();
}

/** Reviews a finished draft of `parts` parts and arrives at its deploy page. */
export async function createFromDraft(page: Page, input: OrganisationInput, parts = 4): Promise<void> {
  await storeDraft(page, input);
  await page.reload();
  await confirmReview(page, parts);
  await page.getByRole('button', { name: 'Deploy', exact: true }).click();
  // Planning three chains takes the server seconds, and more where its other processes start beside it.
  await expect(page).toHaveURL(/\/deploy$/, { timeout: 30_000 });
}

/** Founds an organisation without a page, signs its founder in and ends where its governors stand. */
export async function found(page: Page, founder: PrivateKeyAccount, input: OrganisationInput): Promise<OrganisationDetail> {
  const organisation = await foundByApi(BASE_URL, founder, input);
  await settle(page);
  await page.goto(`/organisations/${organisation.slug}`);
  await connect(page);
  await authenticate(page);
  await page.getByRole('tab', { name: 'Governor' }).click();
  return organisation;
}
