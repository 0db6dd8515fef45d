import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import type { GovernorDesign, Party } from './design.ts';

/** What a governor says of itself. Times in seconds, amounts in the token's smallest unit, the quorum in hundredths of a percent. */
export interface GovernorValues {
  address: Address;
  votingDelay: number;
  votingPeriod: number;
  proposalThreshold: bigint;
  quorum: number;
  /** Null where it has no timelock. */
  timelockDelay: number | null;
  /** Null for nobody. */
  preVoteVetoer: Address | null;
  preExecutionVetoer: Address | null;
}

/** What the contracts of a chain say, which may be something else than what was reviewed last. */
export interface PresentValues {
  /** Owner of the upgrade authority. */
  upgradeOwner: Address;
  governors: readonly GovernorValues[];
}

/** By chain; what is not there counts as it was reviewed. */
export interface Present {
  on: Partial<Record<ChainId, PresentValues>>;
  /** Whether what differs from the form is to become as it says. Otherwise only those contracts do that the edited form changes. */
  restores: boolean;
}

export const AS_REVIEWED: Present = { on: {}, restores: false };

/** The party as it was reviewed where it is still the same account. */
const partyOf = (reviewed: Party | null, address: Address | null): Party | null => {
  if (address === null) return null;
  return sameAddress(reviewed?.address, address) ? reviewed : { address, role: '' };
};

/** A governor with the settings that it has on chain, in the place of those that were reviewed. */
export function asItStands(governor: GovernorDesign, present: PresentValues | undefined): GovernorDesign {
  const values = present?.governors.find(({ address }) => sameAddress(address, governor.address));
  if (!values) return governor;
  const { votingDelay, votingPeriod, proposalThreshold, quorum, timelockDelay, preVoteVetoer, preExecutionVetoer } = values;
  return {
    ...governor,
    votingDelay,
    votingPeriod,
    proposalThreshold,
    quorum,
    timelock: governor.timelock && timelockDelay !== null ? { ...governor.timelock, delay: timelockDelay } : governor.timelock,
    preVoteVetoer: partyOf(governor.preVoteVetoer, preVoteVetoer),
    preExecutionVetoer: partyOf(governor.preExecutionVetoer, preExecutionVetoer),
  };
}

/** Who owns the upgrade authority on chain. */
export const ownerAsItIs = (reviewed: Party, present: PresentValues | undefined): Party =>
  partyOf(reviewed, present?.upgradeOwner ?? reviewed.address)!;
