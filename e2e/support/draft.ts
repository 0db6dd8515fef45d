import type { OrganisationInput } from '@althing/domain/organisation';
import { FORM_STORAGE_KEY, fromOrganisationInput, type Position, serialiseForm, STEP_STORAGE_KEY } from '@althing/domain/setup';
import { sampleGovernor, sampleModules, sampleOrganisation, sampleToken, sampleWallet } from '@althing/domain/testing';
import { serialiseWizard } from '@althing/domain/wizard';
import type { Page } from '@playwright/test';
import type { Address } from 'viem';
import { untaken } from './attempt.ts';

/** The sample organisation with a governor of the shortest times on `chainIds[0]`, a Safe treasury and a token on every chain. */
export function organisation(name: string, chainIds: readonly number[], founder: Address, others: readonly Address[]): OrganisationInput {
  const owners = [founder, ...others];
  const home = chainIds[0]!;
  // Names of governors are unique on the whole platform.
  const governorName = untaken(`${name} Assembly`);
  return sampleOrganisation({
    name,
    categoryId: 'public-goods',
    modules: sampleModules({
      protocolUpgrades: { isMultisig: true, addresses: owners, threshold: 2 },
      safeTreasury: chainIds.map((chainId) => ({ ...sampleWallet(chainId, owners), threshold: 2 })),
      governor: [sampleGovernor({ governorName, chainId: home, votingPeriod: 'min', preVotingTimelock: 'min' })],
    }),
    token: sampleToken({
      name: `${name} Token`,
      symbol: 'HRB',
      chainIds: [...chainIds],
      initialReceivers: chainIds.map((chainId) => ({
        chainId,
        receivers: [
          { tempId: 'receiver-1', address: founder, amount: '1000' },
          ...(chainId === home ? [{ tempId: 'receiver-2', address: `governor|${governorName}`, amount: '500' }] : []),
        ],
      })),
      authority: chainIds.map((chainId) => sampleWallet(chainId, [founder])),
    }),
  });
}

/** Puts a finished draft where the wizard keeps it, as if it had been filled in by hand up to the review and left at `position`. */
export async function storeDraft(page: Page, input: OrganisationInput, position: Position = 'review'): Promise<void> {
  const entries = {
    [FORM_STORAGE_KEY]: serialiseForm(fromOrganisationInput(input)),
    [STEP_STORAGE_KEY]: serialiseWizard({ position, furthest: 'review' }),
  };
  await page.evaluate((items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)), entries);
}
