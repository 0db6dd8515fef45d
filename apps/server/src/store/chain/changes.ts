import type { ContractKind } from '@althing/domain/organisation';
import type { Hex } from '@althing/domain/units';
import { numberToHex } from 'viem';
import type { BondChange } from './bondChanges.ts';
import type { BridgeChange } from './bridgeChanges.ts';

/**
 * What an event changes in the tables, said without a database. Every change becomes a row that carries the position of
 * its event, and no row is ever updated: undoing a block is deleting its rows. The current value is the newest row.
 */
export type Change =
  | ContractChange
  | ProposalChange
  | ProposalStepChange
  | OperationStepChange
  | VoteChange
  | CrossChainVoteChange
  | RefundChange
  | LinkChange
  | CheckpointChange
  | BondChange
  | BridgeChange;

/** What the indexer knows how to read: contracts of organisations, and the platform's own that announce them. */
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
  | 'bridgeAdapter';

/** Contracts of organisations, and ERC-20 bond tokens. */
export type AnnouncedKind = ContractKind | 'bondToken';

/** A contract to read from now on. Its events count from the block in which it was announced. */
export interface ContractChange {
  table: 'contract';
  address: Hex;
  kind: AnnouncedKind;
  name: string;
  /** On-chain id of the organisation; anyone may claim any id, so only together with the planned address does it prove anything. */
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
  /** Snapshot and deadline, UNIX seconds; may exceed any calendar. */
  voteStart: bigint;
  voteEnd: bigint;
  /** What the governor schedules in its timelock; the timelock reports by this id alone. */
  operationId: Hex;
}

export interface ProposalStepChange {
  table: 'proposalStep';
  governor: Hex;
  proposalId: bigint;
  step: 'queued' | 'executed' | 'canceled' | 'vetoed';
  /** Queued: earliest execution, UNIX seconds. */
  until: bigint | null;
}

/** What became of an operation in a timelock. Anyone may execute it there directly, and a canceller cancels it there. */
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
  /** Null where the weight was split. */
  support: 0 | 1 | 2 | null;
  weight: bigint;
  against: bigint;
  for: bigint;
  abstain: bigint;
  reason: string;
}

/** Says where the vote that was logged right before it was cast. */
export interface CrossChainVoteChange {
  table: 'crossChainVote';
  governor: Hex;
  sourceChainId: bigint;
}

/** What was paid back for the vote that was logged right before it. */
export interface RefundChange {
  table: 'refund';
  refundGas: Hex;
  receiver: Hex;
  /** Wei. */
  amount: bigint;
}

/** An address that belongs to a subject, e.g. the timelock of a governor. */
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
] as const;
export type Series = (typeof SERIES)[number];

/** A number that has a history. `subject` is an account, a proposal id, or the contract itself. */
export interface CheckpointChange {
  table: 'checkpoint';
  contract: Hex;
  series: Series;
  subject: Hex;
  /** Sets the value, or adds to the one before. */
  change: { set: bigint } | { add: bigint };
}

/** Proposal ids are numbers of 256 bits; as the subject of a history they are 32 bytes. */
export const proposalSubject = (proposalId: bigint): Hex => numberToHex(proposalId, { size: 32 });

/** Where in the chain something happened. */
export interface Position {
  block: number;
  logIndex: number;
  /** UNIX seconds of the block. */
  at: number;
  transactionHash: Hex;
}
