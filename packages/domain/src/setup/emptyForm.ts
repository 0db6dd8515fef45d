import type { ChainId } from '../units.ts';
import type {
  ChainWalletDraft,
  GovernorDraft,
  LinkDraft,
  ModulesDraft,
  OrganisationForm,
  ReceiverDraft,
  TokenDraft,
  VetoDraft,
  WalletDraft,
} from './form.ts';
import { DEFAULT_PASSPORT_SCORE_RANGES, PROPOSAL_THRESHOLD_PRESETS, QUORUM_PRESETS } from './presets.ts';

/** File 1 §3: threshold 1, nothing chosen. */
export const emptyWallet = (): WalletDraft => ({ isMultisig: null, addresses: [], threshold: 1 });

export const emptyChainWallet = (tempId: string, chainId: ChainId | null = null): ChainWalletDraft => ({
  ...emptyWallet(),
  tempId,
  chainId,
  name: '',
});

/** Thresholds default to 0 (file 2 §9); times start at the shortest preset a careful organisation would take. */
export const emptyGovernor = (tempId: string, isQuadratic = false): GovernorDraft => ({
  tempId,
  governorName: '',
  chainId: null,
  isQuadratic,
  votingChainIds: [],
  refundMechanism: false,
  passportScoreRanges: [...DEFAULT_PASSPORT_SCORE_RANGES],
  quadraticThreshold: 0,
  // The lowest presets: without a quorum one vote would decide, without a threshold anybody could propose without end.
  quorumThreshold: QUORUM_PRESETS[0],
  proposalThreshold: PROPOSAL_THRESHOLD_PRESETS[0],
  votingPeriod: 7,
  preVotingTimelock: 0,
  preExecutionTimelock: 0,
});

/** File 1 §3: a veto starts with threshold 0, so that its guardians must be chosen. */
export const emptyVeto = (tempId: string): VetoDraft => ({ ...emptyWallet(), threshold: 0, tempId, chainId: null, governorName: '' });

export const emptyLink = (id: string): LinkDraft => ({ id, type: null, url: '' });

export const emptyReceiver = (tempId: string): ReceiverDraft => ({ tempId, address: '', amount: '' });

export const emptyToken = (isCreatingNewToken: boolean | null = null): TokenDraft => ({
  isCreatingNewToken,
  isWrappingAccepted: null,
  name: '',
  symbol: '',
  chainIds: [],
  initialReceivers: [],
  authority: [],
});

const emptyModules = (): ModulesDraft => ({
  protocolUpgrades: emptyWallet(),
  safeTreasury: [],
  bondingEngine: [],
  workingGroup: [],
  governor: [],
  preVoteVeto: [],
  preExecutionVeto: [],
  multiBridge: [],
  multiBridgeSettings: [],
  assetPortals: null,
  refundMechanism: false,
  tally: false,
});

/** A new organisation: nothing chosen but the default module, Protocol Upgrades. */
export const emptyForm = (): OrganisationForm => ({
  proposalName: '',
  name: '',
  description: '',
  categoryId: '',
  logoId: null,
  links: [],
  modules: emptyModules(),
  token: emptyToken(),
});
