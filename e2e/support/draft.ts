import type { OrganisationInput } from '@althing/domain/organisation';
import { FORM_STORAGE_KEY, fromOrganisationInput, type Position, serialiseForm, STEP_STORAGE_KEY } from '@althing/domain/setup';
import { serialiseWizard } from '@althing/domain/wizard';
import type { Page } from '@playwright/test';
import type { Address } from 'viem';
import { untaken } from './attempt.ts';

/**
 * A complete organisation: a governor with a timelock on `chainIds[0]`, a Safe treasury and a token on every chain, and a
 * protocol-upgrades Safe.
 */
export function organisation(name: string, chainIds: readonly number[], founder: Address, others: readonly Address[]): OrganisationInput {
  const owners = [founder, ...others];
  const home = chainIds[0]!;
  // Names of governors are unique on the whole platform.
  const governorName = untaken(`${name} Assembly`);
  return {
    name,
    description: 'Looks after the harbour and pays those who keep its lights.',
    categoryId: 'public-goods',
    logoId: null,
    links: [{ id: 'link-1', type: 'website', url: 'https://harbour.example' }],
    modules: {
      protocolUpgrades: { isMultisig: true, addresses: owners, threshold: 2 },
      safeTreasury: chainIds.map((chainId) => ({ chainId, name: '', isMultisig: true, addresses: owners, threshold: 2 })),
      bondingEngine: [],
      workingGroup: [],
      governor: [
        {
          tempId: 'governor-1',
          governorName,
          chainId: home,
          isQuadratic: false,
          votingChainIds: [],
          refundMechanism: false,
          passportScoreRanges: ['0', '50', '100', '100'],
          quadraticThreshold: 0,
          quorumThreshold: 20,
          proposalThreshold: 1,
          votingPeriod: 'min',
          preVotingTimelock: 'min',
          preExecutionTimelock: 'min',
        },
      ],
      preVoteVeto: [],
      preExecutionVeto: [],
      refundMechanism: false,
    },
    token: {
      isCreatingNewToken: true,
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
      authority: chainIds.map((chainId) => ({ chainId, name: '', isMultisig: false, addresses: [founder], threshold: 1 })),
    },
  };
}

/** Puts a finished draft where the wizard keeps it, as if it had been filled in by hand up to the review and left at `position`. */
export async function storeDraft(page: Page, input: OrganisationInput, position: Position = 'review'): Promise<void> {
  const entries = {
    [FORM_STORAGE_KEY]: serialiseForm(fromOrganisationInput(input)),
    [STEP_STORAGE_KEY]: serialiseWizard({ position, furthest: 'review' }),
  };
  await page.evaluate((items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)), entries);
}
