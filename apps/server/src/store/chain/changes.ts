import type { ContractKind } from '@althing/domain/organisation';
import type { Hex } from '@althing/domain/units';
import { numberToHex } from 'viem';
import type { BondChange } from './bondChanges.ts';
import type { BridgeChange } from './bridgeChanges.ts';
import type { SafeChange } from './safeChanges.ts';
import type { TransferChange } from './transferChanges.ts';

/**
 * What an event changes in the tables, independent of any database. Every change becomes a row with the position of its event, and rows are never
 * updated: undoing a block means deleting its rows, and the current value is the newest row.
 */
export type Change =
  | ContractChange
  | ProposalChange
  | ProposalStepChange
  | OperationStepChange
  | VoteChange
  | CrossChainVoteChange
  | RefundChange
  | VestedVoteChange
  | LinkChange
  | CheckpointChange
  | BondChange
  | BridgeChange
  | SafeChange
  | TransferChange;

/** Kinds of contracts that the indexer can read: those of organisations, and the platform's own that announce them. */
export type IndexedKind =
  | AnnouncedKind
  | 'organisationDeployer'
  | 'governanceSystemFactory'
  | 'bondAggregator'
  | 'bondAuctioneer'
  | 'bondTeller'
  | 'bondVestingVault'
  | 'bondEscrow'
  | 'bondOracle'
  | 'bridgeAdapter'
  | 'controllerWrapper';

/** Kinds that are announced by other contracts: those of organisations, and ERC-20 bond tokens. */
export type AnnouncedKind = ContractKind | 'bondToken';

/** A contract to read from now on. Its events count from the block that announced it. */
export interface ContractChange {
  table: 'contract';
  address: Hex;
  kind: AnnouncedKind;
  name: string;
  /** On-chain id of the organisation. Anybody may claim any id, so it proves something only together with a planned address. */
  organisation: Hex | null;
  creator: Hex;
}

export interface ProposalChange {
  table: 'proposal';
  governor: Hex;
  proposalId: bigint;
  proposer: Hex;
  description: string;
  actions: { target: Hex; value: string; calldata: Hex }[];
  /** Snapshot and deadline in UNIX seconds, possibly beyond any calendar. */
  voteStart: bigint;
  voteEnd: bigint;
  /** Id under which the governor schedules the proposal in its timelock. The timelock's events carry no other. */
  operationId: Hex;
}

export interface ProposalStepChange {
  table: 'proposalStep';
  governor: Hex;
  proposalId: bigint;
  step: 'queued' | 'executed' | 'canceled' | 'vetoed';
  /** For a queued proposal: earliest execution, UNIX seconds. */
  until: bigint | null;
}

/** What happened to an operation in a timelock. Anybody may execute one there directly, and a canceller may cancel it there. */
export interface OperationStepChange {
  table: 'operationStep';
  timelock: Hex;
  operationId: Hex;
  step: 'scheduled' | 'executed' | 'cancelled';
}

export interface VoteChange {
  table: 'vote';
  governor: Hex;
  proposalId: bigint;
  voter: Hex;
  /** Null where the weight was split between the options. */
  support: 0 | 1 | 2 | null;
  weight: bigint;
  against: bigint;
  for: bigint;
  abstain: bigint;
  reason: string;
}

/** Which chain the vote logged immediately before was cast on. */
export interface CrossChainVoteChange {
  table: 'crossChainVote';
  governor: Hex;
  sourceChainId: bigint;
}

/** What was refunded for the vote logged immediately before. */
export interface RefundChange {
  table: 'refund';
  refundGas: Hex;
  receiver: Hex;
  /** In wei. */
  amount: bigint;
}

/** For whom a vesting contract casts the vote that is logged immediately after. */
export interface VestedVoteChange {
  table: 'vestedVote';
  vesting: Hex;
  governor: Hex;
  proposalId: bigint;
  beneficiary: Hex;
}

/** An address that belongs to a subject, such as the timelock of a governor. */
export interface LinkChange {
  table: 'link';
  contract: Hex;
  relation:
    'timelock' | 'token' | 'refundGas' | 'delegate' | 'preVoteVetoer' | 'preExecutionVetoer' | 'marketOwner' | 'beneficiary' | 'underlying';
  subject: Hex;
  target: Hex;
}

export const SERIES = [
  'supply',
  'balance',
  'power',
  'against',
  'for',
  'abstain',
  'votingDelay',
  'votingPeriod',
  'proposalThreshold',
  'quorumNumerator',
  'quadraticThreshold',
  'participation',
  'released',
  'minDelay',
  'sold',
  'purchased',
  'purchases',
  'bondBalance',
  'bondExpiry',
  'protocolFee',
  'createFeeDiscount',
  'referrerFee',
  'feesClaimed',
  'originMinimum',
  'paused',
  'sends',
  'takes',
  'minBridges',
  'duration',
  'unwrapping',
  'voidedAt',
  'mintingLimit',
  'burningLimit',
] as const;
export type Series = (typeof SERIES)[number];

/** A number whose history is stored. `subject` is an account, a proposal id, or the contract itself. */
export interface CheckpointChange {
  table: 'checkpoint';
  contract: Hex;
  series: Series;
  subject: Hex;
  /** Sets the value, or adds to the previous one. */
  change: { set: bigint } | { add: bigint };
}

/** A proposal id (256 bits) as the subject of a history: 32 bytes. */
export const proposalSubject = (proposalId: bigint): Hex => numberToHex(proposalId, { size: 32 });

/** Where on the chain an event happened. */
export interface Position {
  block: number;
  logIndex: number;
  /** Time of the block, UNIX seconds. */
  at: number;
  transactionHash: Hex;
}
