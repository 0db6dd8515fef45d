import type { OrganisationIdentity, RefundSettings } from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import type { TransferLimits } from '@althing/domain/modules';
import type { ContractKind } from '@althing/domain/organisation';
import type { Address, ChainId, Hex } from '@althing/domain/units';

/** What is to be deployed on one chain: names are resolved to addresses, and shares to amounts. */
export interface ChainDesign {
  chainId: ChainId;
  /** Sends the batch. */
  deployer: Address;
  /** From which the upgrade authority's address is derived, and from that all others. */
  identity: OrganisationIdentity;
  upgradeAuthority: { id: string; address: Address; owner: Party };
  safes: SafeDesign[];
  token: TokenDesign | null;
  vesting: VestingDesign | null;
  /** Contracts in which holders on this chain vote in governors of other chains. */
  spokes: SpokeDesign[];
  governors: GovernorDesign[];
  /** Null where the organisation sends and receives no messages. */
  controller: ControllerDesign | null;
  /** Null where the token does not travel. */
  portal: PortalDesign | null;
}

/** An account that a contract refers to. */
export interface Party {
  address: Address;
  /** Role of the account in this organisation, e.g. `timelock of governor Main`; empty for an address that a person typed. */
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
  /** Each account once, in the order of the form. Amounts in the smallest unit, above zero. */
  allocations: { to: Party; amount: bigint }[];
  supply: bigint;
  /** The supply that vote shares refer to: that of this token, or of the token that it wraps. Smallest unit. */
  votable: bigint;
  /** Null where it wraps no token on this chain. */
  lockbox: LockboxDesign | null;
  owner: Party;
  /** Receives the tax on amounts that arrive over bridges; null where there is none. */
  taxTreasury: Party | null;
  /** In ascending order. The part of an amount above `threshold` (smallest unit), up to the next one, is taxed at so many hundredths of a percent. */
  bridgeTaxes: { threshold: bigint; basisPoints: number }[];
  /** Accounts that may mint and burn from the start, and their limits in the smallest unit. Used limits refill within a day. */
  bridges: { account: Party; minting: bigint; burning: bigint }[];
}

/** A contract that holds an existing token and issues the organisation's token for it. */
export interface LockboxDesign {
  id: string;
  address: Address;
  salt: Hex;
  kept: KeptToken;
}

/** An existing token; the zero address is the chain's own currency. */
export interface KeptToken {
  address: Address;
  symbol: string;
  /** In the smallest unit; 0 where it is not known. */
  supply: bigint;
}

/** The token whose votes a governor counts. */
export type VotingToken = Pick<TokenDesign, 'address' | 'symbol' | 'votable' | 'lockbox'>;

export interface GovernorDesign {
  id: string;
  name: string;
  address: Address;
  salt: Hex;
  /** `wraps`: the wrapped token, whose supply the quorum is a share of; null where none is wrapped. */
  token: { address: Address; symbol: string; wraps: KeptToken | null };
  /** Seconds. */
  votingDelay: number;
  /** Seconds. */
  votingPeriod: number;
  /** In the token's smallest unit. */
  proposalThreshold: bigint;
  /** In hundredths of a percent of the past supply. */
  quorum: number;
  /** Null where the governor executes directly. `delay` in seconds. */
  timelock: { id: string; address: Address; salt: Hex; delay: number } | null;
  /** May veto until voting starts. */
  preVoteVetoer: Party | null;
  /** May veto from success until execution, and cancel in the timelock. */
  preExecutionVetoer: Party | null;
  /** Null where the gas of votes is not refunded. */
  refund: { id: string; address: Address; salt: Hex; settings: RefundSettings } | null;
  /** Null where one token is one vote. */
  quadratic: QuadraticDesign | null;
  /**
   * Null where only holders on the governor's chain vote. The governor starts with the message controller only; a proposal adds each voting chain
   * once the contracts there were read back. `created` is the supply there in the smallest unit, which counts for the quorum from then on.
   */
  crossChain: {
    messageController: Address;
    votingChains: { chainId: ChainId; spoke: Address; created: bigint }[];
  } | null;
}

/** Times in UNIX seconds. A linear schedule has a start and an end, the other kind has milestones in ascending order. */
export interface ScheduleDesign {
  start: number;
  end: number;
  milestones: number[];
  /** Each account once. Amounts in the smallest unit, above zero. */
  receivers: { to: Party; amount: bigint }[];
}

export interface VestingDesign {
  id: string;
  address: Address;
  salt: Hex;
  token: { address: Address; symbol: string };
  flexVoting: boolean;
  schedules: ScheduleDesign[];
  /** What the token allocates to the vesting contract, in the smallest unit. */
  total: bigint;
}

export interface SpokeDesign {
  id: string;
  /** Name of the governor. */
  name: string;
  address: Address;
  salt: Hex;
  token: { address: Address; symbol: string };
  /** The zero address where no vesting tokens vote on this chain. */
  vesting: Address;
  messageController: Address;
  home: { chainId: ChainId; governor: Address };
  owner: Party;
}

/** The contract that sends and receives the organisation's messages, at the same address on every chain. */
export interface ControllerDesign {
  id: string;
  address: Address;
  salt: Hex;
  implementation: Address;
  owner: Party;
  /** May cancel messages that have arrived; null for nobody. */
  vetoer: Party | null;
  /** Each account once per role. Messages can only be sent on the chain of the originator. */
  roles: Record<ControllerRole, Party[]>;
  /** All adapters of the platform on this chain, in the order of their numbers. */
  adapters: { bridge: Bridge; address: Address; isApproved: boolean }[];
  /** The other chains: how many bridges have to agree on a message from there, and its delay in seconds afterwards. */
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
  /** Contract that stores passport scores. */
  decoder: Address;
  /** Weight in percent for each of `PASSPORT_SCORE_BANDS`. */
  bandPercentages: readonly [number, number, number, number];
  /** Share of For among For and Against that is needed, in hundredths of a percent. */
  threshold: number;
}

/** What every address of a chain's contracts depends on. */
export interface Site {
  chainId: ChainId;
  /** The upgrade authority. */
  authority: Address;
  organisationSalt: Hex;
}
