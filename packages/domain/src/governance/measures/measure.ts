import { encodeFunctionData, parseAbiItem } from 'viem';
import type { Address } from '../../units.ts';
import type { ExecutableCall } from '../executableCall.ts';
import type {
  Coin,
  ControllerFacts,
  CountedChain,
  OtherGovernor,
  OtherTimelock,
  QuadraticFacts,
  RemoteFacts,
  TokenFacts,
  UpgradeFacts,
} from './chainFacts.ts';

/** What a proposal can decide about the organisation's own contracts, in plain words instead of a call. */
export const MEASURE_KINDS = [
  'votingDelay',
  'votingPeriod',
  'proposalThreshold',
  'quorum',
  'timelockDelay',
  'quadraticSettings',
  'timelock',
  'shareTimelock',
  'preVoteGuardian',
  'endPreVoteGuardian',
  'preExecutionGuardian',
  'endPreExecutionGuardian',
  'refundSettings',
  'fillRefundPot',
  'emptyRefundPot',
  'mintTokens',
  'mintingLimits',
  'tokenOwner',
  'takeToken',
  'bridgeTax',
  'lockbox',
  'upgradeContract',
  'upgradeOwner',
  'takeUpgrades',
  'votingChains',
  'endVotingChain',
  'delegateTreasury',
  'giveRole',
  'takeRole',
] as const;
export type MeasureKind = (typeof MEASURE_KINDS)[number];

/** A measure while it is being written. `values`: what was typed, by the name of the field. */
export interface MeasureDraft {
  tempId: string;
  type: 'measure';
  kind: MeasureKind;
  values: Readonly<Record<string, string>>;
}

export type MeasureValues = MeasureDraft['values'];

/** Of a refund contract. Amounts in wei, votes in the token's smallest unit. */
export interface RefundTerms {
  maxPriorityFee: bigint;
  maxBaseFee: bigint;
  baseGas: bigint;
  maxGasUsed: bigint;
  minWeight: bigint;
  proposalCap: bigint;
  periodCap: bigint;
  minProposerVotes: bigint;
}

/** What a governor is at present, and what it may do. Times in seconds, the quorum in hundredths of a percent. */
export interface MeasureFacts {
  governor: Address;
  /** Who acts for the governor: its timelock, or itself. */
  executor: Address;
  timelock: Address | null;
  coin: Coin;
  votingDelay: number;
  votingPeriod: number;
  proposalThreshold: bigint;
  quorum: number;
  timelockDelay: number | null;
  preVoteGuardian: Address | null;
  preExecutionGuardian: Address | null;
  isQuadratic: boolean;
  /** Undefined while it is not read, and of other governors. */
  quadratic: QuadraticFacts | undefined;
  refund: { address: Address; owner: Address | undefined; terms: RefundTerms | undefined } | null;
  /** The token whose votes are counted. */
  token: TokenFacts;
  upgrades: UpgradeFacts | null;
  /** Calls that name the chains whose votes the governor is to count; why there are none, otherwise. */
  votingChains: { names: readonly string[]; calls: readonly ExecutableCall[] } | { problem: string };
  /** Chains whose votes the governor counts; undefined while it is not read. */
  countedChains: readonly CountedChain[] | undefined;
  controllers: readonly ControllerFacts[];
  /** Others of the organisation on this chain. */
  timelocks: readonly OtherTimelock[];
  governors: readonly OtherGovernor[];
  /** Where messages can have calls made; why none can be sent, otherwise. */
  remote: RemoteFacts | { problem: string };
  /** What people call an account: its name where it is known, its address otherwise. */
  nameOf: (account: string) => string;
}

export type MeasureFieldKind = 'account' | 'duration' | 'share' | 'tokens' | 'coins' | 'gwei' | 'count' | 'tiers' | 'bytes' | 'choice';

/** A question of a measure. */
export interface MeasureField {
  name: string;
  label: string;
  kind: MeasureFieldKind;
  hint?: string;
  /** Today's value in words. */
  now?: string;
  /** Today's value as it would be typed, to begin from. */
  initial?: string;
  /** What stands behind the number. */
  unit?: string;
  /** Whether 0 is an answer. */
  isZeroAllowed?: boolean;
  isOptional?: boolean;
  choices?: readonly { value: string; label: string }[];
}

export const MEASURE_GROUPS = ['voting', 'guardians', 'refunds', 'token', 'upgrades', 'votes', 'timelock', 'controllers'] as const;
export type MeasureGroup = (typeof MEASURE_GROUPS)[number];

/** Everything that the builder has to know of one kind of measure. */
export interface Measure {
  group: MeasureGroup;
  title: string;
  /** What it does, in a sentence. */
  lead: string;
  /** It cannot be taken back, or gives everything to others: what it means is shown as a warning. */
  isGrave?: true;
  /** Why this governor cannot do it, and who could; undefined where it can. */
  refusal?: (facts: MeasureFacts) => string | undefined;
  fields: (facts: MeasureFacts) => readonly MeasureField[];
  /** What is wrong besides what is wrong with a single field, by field. */
  problems?: (facts: MeasureFacts, values: MeasureValues) => Readonly<Record<string, string | false>>;
  /** Names of the fields as their values follow one another in the calls; undefined where they do so as they are asked. */
  order?: readonly string[];
  /** What was typed, as the calls tell it; undefined where the arguments of the calls are the values one by one. */
  read?: (facts: MeasureFacts, calls: readonly ExecutableCall[]) => MeasureValues | undefined;
  /** In an order that the contracts accept. Only of values without problems. */
  calls: (facts: MeasureFacts, values: MeasureValues) => ExecutableCall[];
  /** What it means that this is decided, in sentences. Only of values without problems. */
  consequences: (facts: MeasureFacts, values: MeasureValues) => string[];
  /** What the governor is afterwards, for the measures that follow in the same proposal. */
  after?: (facts: MeasureFacts, values: MeasureValues) => Partial<MeasureFacts>;
}

/** Why a measure cannot be judged yet. */
export const READING = 'This is being read from the chain. Try again in a moment.';

/** A call of a function as it stands in the contract's source. */
export function callOf(target: Address, signature: `function ${string}`, args: readonly unknown[], value = 0n): ExecutableCall {
  const abi = [parseAbiItem(signature as string)] as never;
  return { target, value, calldata: encodeFunctionData({ abi, args } as never) };
}
