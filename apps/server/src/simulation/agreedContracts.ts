import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import type { Clock } from '../base/clock.ts';
import type { FrozenChainPlan } from '../store/frozenPlan.ts';
import type { UpgradeProposals } from '../store/upgradeProposals.ts';
import type { LedgerEntry } from './actingFor.ts';

interface Place {
  chainId: ChainId;
  address: Address;
}

export interface AgreedContractsDependencies {
  upgradeProposals: Pick<UpgradeProposals, 'agreedChains'>;
  /** Of plans, the contracts that no record has and that stand as the plan says. */
  leftBehind: (
    plans: readonly FrozenChainPlan[],
    recorded: readonly { chainId: ChainId; address: string }[],
  ) => Promise<{ standing: readonly Place[] }>;
  now: Clock;
}

/** Contracts that agreed upgrades of an organisation have added on a chain as planned, and that its record does not have yet. */
export function createAgreedContracts({ upgradeProposals, leftBehind, now }: AgreedContractsDependencies) {
  return async function agreedContracts(
    organisationId: string,
    chainId: ChainId,
    recorded: readonly LedgerEntry[],
  ): Promise<LedgerEntry[]> {
    const plans = (await upgradeProposals.agreedChains(organisationId, now())).filter((plan) => plan.chainId === chainId);
    // While a node does not answer they are strangers, which warns too often rather than too little.
    const { standing } = await leftBehind(plans, recorded).catch(() => ({ standing: [] as Place[] }));
    return plans
      .flatMap(({ steps }) => steps)
      .filter(({ address }) => standing.some((place) => sameAddress(place.address, address)))
      .map(({ kind, name, address }) => ({ chainId, kind, name, address }));
  };
}
