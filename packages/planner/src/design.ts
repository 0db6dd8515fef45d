import type { RefundSettings } from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import type { TransferLimits } from '@althing/domain/modules';
import type { ContractKind } from '@althing/domain/organisation';
import type { Address, ChainId, Hex } from '@althing/domain/units';

/** The desired state of one chain with every name resolved to an address and every share to a number: what is deployed. */
export interface ChainDesign {
  chainId: ChainId;
  deployer: Address;
  /** Salt of the organisation itself; the upgrade authority's address is made from it. */
  salt: Hex;
  upgradeAuthority: { id: string; address: Address; owner: Party };
  safes: SafeDesign[];
  token: TokenDesign | null;
  vesting: VestingDesign | null;
  /** Where holders on this chain vote in governors of other chains. */
  spokes: SpokeDesign[];
  governors: GovernorDesign[];
  /** Null where no messages come and go. */
  controller: ControllerDesign | null;
  /** Null where the token does not travel. */
  portal: PortalDesign | null;
}

/** An account that a contract will know. */
export interface Party {
  address: Address;
  /** What the account is in this organisation, e.g. `timelock of governor Main`; empty for an address typed in by a person. */
  role: string;
}

export interface SafeDesign {
  id: string;
  kind: ContractKind;
  name: string;
  address: Address;
  salt: Hex;
  owners: Party[];
  threshold: number;
}

export interface TokenDesign {
  id: string;
  address: Address;
  salt: Hex;
  name: string;
  symbol: string;
  /** Every account once, in the order of the form; amounts in the smallest unit, above zero. */
  allocations: { to: Party; amount: bigint }[];
  supply: bigint;
  /** What shares of votes are shares of: the supply, or that of the token that this one wraps. Smallest unit. */
  votable: bigint;
  /** Null where it wraps none on this chain. */
  lockbox: LockboxDesign | null;
  owner: Party;
  /** Receives the tax of what bridges bring; null where there is none. */
  taxTreasury: Party | null;
  /** Ascending: of what lies above a threshold (in the smallest unit), up to the next one, hundredths of a percent. */
  bridgeTaxes: { threshold: bigint; basisPoints: number }[];
  /** Who mints and burns from the beginning, and how much at once; it comes back within a day. Smallest unit. */
  bridges: { account: Party; minting: bigint; burning: bigint }[];
}

/** Keeps a token that exists already and gives the organisation's for it. */
export interface LockboxDesign {
  id: string;
  address: Address;
  salt: Hex;
  kept: KeptToken;
}

/** A token that exists already; the zero address is the chain's own currency. */
export interface KeptToken {
  address: Address;
  symbol: string;
  /** Smallest unit; 0 where nobody knows. */
  supply: bigint;
}

/** What a governor counts. */
export type VotingToken = Pick<TokenDesign, 'address' | 'symbol' | 'votable' | 'lockbox'>;

export interface GovernorDesign {
  id: string;
  name: string;
  address: Address;
  salt: Hex;
  /** `wraps`: what a quorum is a share of, where the token is given out for another. */
  token: { address: Address; symbol: string; wraps: KeptToken | null };
  /** Seconds. */
  votingDelay: number;
  /** Seconds. */
  votingPeriod: number;
  /** Smallest unit of the token. */
  proposalThreshold: bigint;
  /** Hundredths of a percent of the past supply. */
  quorum: number;
  /** Null where the governor executes itself. `delay` in seconds. */
  timelock: { id: string; address: Address; salt: Hex; delay: number } | null;
  /** May veto until voting starts. */
  preVoteVetoer: Party | null;
  /** May veto from success until execution, and cancel in the timelock. */
  preExecutionVetoer: Party | null;
  /** Null where votes are not paid back. */
  refund: { id: string; address: Address; salt: Hex; settings: RefundSettings } | null;
  /** Null where one token is one vote. */
  quadratic: QuadraticDesign | null;
  /**
   * Null where all voters hold on the governor's chain. The governor is founded with the message controller alone: a proposal names each voting
   * chain once what stands there was read back. `created` there, in the smallest unit, is part of what the quorum is a share of from then on.
   */
  crossChain: {
    messageController: Address;
    votingChains: { chainId: ChainId; spoke: Address; created: bigint }[];
  } | null;
}

/** UNIX seconds; linear schedules have a start and an end, the others milestones, ascending. */
export interface ScheduleDesign {
  start: number;
  end: number;
  milestones: number[];
  /** Every account once; amounts in the smallest unit, above zero. */
  receivers: { to: Party; amount: bigint }[];
}

export interface VestingDesign {
  id: string;
  address: Address;
  salt: Hex;
  token: { address: Address; symbol: string };
  flexVoting: boolean;
  schedules: ScheduleDesign[];
  /** Smallest unit: what the token gives to the contract. */
  total: bigint;
}

export interface SpokeDesign {
  id: string;
  /** Of the governor. */
  name: string;
  address: Address;
  salt: Hex;
  token: { address: Address; symbol: string };
  /** Zero address where nobody's vesting tokens vote here. */
  vesting: Address;
  messageController: Address;
  home: { chainId: ChainId; governor: Address };
  owner: Party;
}

/** The organisation's door to other chains, at the same address on each of them. */
export interface ControllerDesign {
  id: string;
  address: Address;
  salt: Hex;
  implementation: Address;
  owner: Party;
  /** May cancel what has arrived; null for nobody. */
  vetoer: Party | null;
  /** Every account once in each role. Messages are sent on the chain of the originator only. */
  roles: Record<ControllerRole, Party[]>;
  /** Every adapter of the platform on this chain, in the order of their numbers. */
  adapters: { bridge: Bridge; address: Address; isApproved: boolean }[];
  /** The other chains: how many bridges have to agree on a message from there, and the seconds that it waits then. */
  origins: { chainId: ChainId; minimum: number; delay: number }[];
}

/** By which the token travels; at the same address on each of its chains. Amounts in the smallest unit. */
export interface PortalDesign {
  id: string;
  address: Address;
  salt: Hex;
  implementation: Address;
  /** `isOwn`: the organisation's token, which gives the controller its limits; the owner of any other has to. */
  token: { address: Address; symbol: string; isOwn: boolean };
  /** Decides about bridges and limits, says who else may, and stops transfers. */
  admin: Party;
  custody: { locks: boolean; taxed: boolean; mintSelector: Hex; burnSelector: Hex };
  /** Whether recipients may ask for what the token's lockbox keeps. */
  unwraps: boolean;
  /** Seconds in which a used limit comes back. */
  window: number;
  /** How many bridges have to agree on what several bring; 0 where one brings it. */
  minBridges: number;
  /** Limits of what several bridges agree on. */
  several: TransferLimits;
  /** Every adapter of the platform on this chain, in the order of their numbers, with the limits of what it carries alone. */
  adapters: (TransferLimits & { bridge: Bridge; address: Address; isApproved: boolean })[];
  /** The other chains. */
  chains: ChainId[];
}

export type ControllerRole = 'originator' | 'resender' | 'pauser';

export interface QuadraticDesign {
  /** Contract that knows the passport scores. */
  decoder: Address;
  /** Percent for each of `PASSPORT_SCORE_BANDS`. */
  bandPercentages: readonly [number, number, number, number];
  /** Hundredths of a percent of For + Against that For must reach. */
  threshold: number;
}

/** Where a chain's contracts are made: every address depends on it. */
export interface Site {
  chainId: ChainId;
  deployer: Address;
  organisationSalt: Hex;
}
