import type { LinkType } from '../organisation/linkTypes.ts';
import type { ChainId } from '../units.ts';

/**
 * What the wizard edits and the browser stores: the shape of `OrganisationInput`, before it is complete.
 * `null` stands for "not answered yet", so that the draft survives JSON unchanged. Which modules are chosen is read
 * from the content (`isModuleSelected`), never kept beside it.
 */
export interface OrganisationForm {
  /** Required when an existing organisation is edited: the upgrade proposal carries it. */
  proposalName: string;
  name: string;
  description: string;
  categoryId: string;
  /** File id of an uploaded logo. */
  logoId: string | null;
  links: LinkDraft[];
  modules: ModulesDraft;
  token: TokenDraft;
}

export interface LinkDraft {
  id: string;
  type: LinkType | null;
  url: string;
}

export interface ModulesDraft {
  /** The default module: always there, on every chain of the organisation. */
  protocolUpgrades: WalletDraft;
  safeTreasury: ChainWalletDraft[];
  bondingEngine: ChainWalletDraft[];
  workingGroup: ChainWalletDraft[];
  governor: GovernorDraft[];
  preVoteVeto: VetoDraft[];
  preExecutionVeto: VetoDraft[];
  multiBridge: MultiBridgeDraft[];
  multiBridgeSettings: MultiBridgeSettingsDraft[];
  assetPortals: AssetPortalsDraft | null;
  refundMechanism: boolean;
  tally: boolean;
}

/** One plain address or module key (`isMultisig: false`), or the owners and threshold of a Safe. */
export interface WalletDraft {
  isMultisig: boolean | null;
  addresses: string[];
  threshold: number;
}

export interface ChainWalletDraft extends WalletDraft {
  tempId: string;
  chainId: ChainId | null;
  /** Working groups only; empty elsewhere. */
  name: string;
  /** An entry that is already deployed is marked, never removed. */
  isMarkedForDeletion?: boolean;
}

/** Days, or `'min'`: 300 s for the voting period, 600 s for a timelock. `null` is an emptied field. */
export type DurationDraft = number | 'min' | null;

export interface GovernorDraft {
  tempId: string;
  governorName: string;
  chainId: ChainId | null;
  isQuadratic: boolean;
  votingChainIds: ChainId[];
  refundMechanism: boolean;
  /** Percent of weight for: no score, below 15, 15 to 25, above 25. */
  passportScoreRanges: string[];
  /** Percent, as are the two thresholds below. */
  quadraticThreshold: number | null;
  quorumThreshold: number | null;
  proposalThreshold: number | null;
  votingPeriod: DurationDraft;
  preVotingTimelock: DurationDraft;
  preExecutionTimelock: DurationDraft;
}

export interface VetoDraft extends WalletDraft {
  tempId: string;
  chainId: ChainId | null;
  governorName: string;
}

export interface TimeDraft {
  durationType: 'days' | 'hours';
  value: number;
}

/** Who may act: a governor by its name, or a wallet. */
export interface GovernorOrWalletDraft extends WalletDraft {
  isGovernor: boolean | null;
  governorName: string;
}

export interface MultiBridgeDraft extends GovernorOrWalletDraft {
  tempId: string;
  chainId: ChainId | null;
  chainIds: ChainId[];
  timelock: TimeDraft;
  /** The multi-bridge veto is chosen: every chain's settings name guardians. */
  hasVeto: boolean;
}

export interface MultiBridgeSettingsDraft {
  chainId: ChainId;
  owner: GovernorOrWalletDraft;
  /** Guardians on this chain; null without the multi-bridge veto. */
  vetoer: WalletDraft | null;
  bridges: string[];
  isAllBridges: boolean;
}

export interface AssetPortalsDraft {
  chainIds: ChainId[];
  bridges: string[];
  minBridges: number;
  duration: TimeDraft;
}

export interface ReceiverDraft {
  tempId: string;
  /** Address or module key. */
  address: string;
  /** Whole tokens, decimal, as typed. */
  amount: string;
}

export interface ChainReceiversDraft {
  chainId: ChainId;
  receivers: ReceiverDraft[];
}

export interface TokenDraft {
  isCreatingNewToken: boolean | null;
  /** Lockbox: whether an existing token is wrapped 1:1. */
  isWrappingAccepted: boolean | null;
  name: string;
  symbol: string;
  chainIds: ChainId[];
  /** One entry for each of `chainIds`, kept so by `setTokenChains`. */
  initialReceivers: ChainReceiversDraft[];
  /** One entry for each of `chainIds`, kept so by `setTokenChains`. */
  authority: ChainWalletDraft[];
}
