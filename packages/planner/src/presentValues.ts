import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import type { GovernorDesign, Party, TokenDesign } from './design.ts';

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

/** What the organisation's token says of itself. Amounts in its smallest unit. */
export interface TokenValues {
  address: Address;
  owner: Address;
  /** Whom it is offered to; null for nobody. */
  pendingOwner: Address | null;
  /** Null for nobody. */
  taxTreasury: Address | null;
  bridgeTaxes: readonly { threshold: bigint; basisPoints: number }[];
  /** Of the organisation's own bridges: what each may mint and burn at once. */
  limits: readonly { account: Address; minting: bigint; burning: bigint }[];
}

/** What the contracts of a chain say, which may be something else than what was reviewed last. */
export interface PresentValues {
  /** Owner of the upgrade authority. */
  upgradeOwner: Address;
  governors: readonly GovernorValues[];
  /** Null where the chain has no token of the organisation, or it does not tell. */
  token: TokenValues | null;
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

/** What a token says of itself; undefined where that is not known. */
export const valuesOf = ({ address }: TokenDesign, present: PresentValues | undefined): TokenValues | undefined =>
  present?.token && sameAddress(present.token.address, address) ? present.token : undefined;

/** A token with the owner, tax and limits that it has on chain, in the place of those that were reviewed. */
export const tokenAsItStands = (token: TokenDesign, { owner, taxTreasury, bridgeTaxes, limits }: TokenValues): TokenDesign => ({
  ...token,
  owner: partyOf(token.owner, owner)!,
  taxTreasury: partyOf(token.taxTreasury, taxTreasury),
  bridgeTaxes: [...bridgeTaxes],
  bridges: [
    ...token.bridges.filter(({ account }) => !limits.some((limit) => sameAddress(limit.account, account.address))),
    ...limits
      .filter(({ minting, burning }) => minting > 0n || burning > 0n)
      .map(({ account, minting, burning }) => {
        const reviewed = token.bridges.find((bridge) => sameAddress(bridge.account.address, account));
        return { account: reviewed?.account ?? { address: account, role: '' }, minting, burning };
      }),
  ],
});

/** Who owns the upgrade authority on chain. */
export const ownerAsItIs = (reviewed: Party, present: PresentValues | undefined): Party =>
  partyOf(reviewed, present?.upgradeOwner ?? reviewed.address)!;
