import type { ContractProgram } from '../organisation/contractKinds.ts';
import type { Address, Hex } from '../units.ts';
import type { EffectKind, SettingKey } from './settingWords.ts';

/** A contract of the organisation, or an account that acts for it. */
export interface OwnContract {
  address: Address;
  /** E.g. `Governor Main`. */
  name: string;
  program: ContractProgram | null;
}

/** A call of the proposal, or one that it contains. */
export interface CallFact {
  from: Address;
  to: Address;
  value: bigint;
  hasData: boolean;
  /** Whether there is code at `to` before or after the proposal. */
  isContract: boolean;
  /** The account would run code of `to` as itself, and the code is not of the Safe project. */
  isForeignCode: boolean;
  /** What it does is not part of the simulation: it is made on another chain, or could not be decoded. */
  isElsewhere: boolean;
  /** E.g. `transferOwnership(address)`; null where it is not known. */
  signature: string | null;
}

export interface TokenFact {
  symbol: string;
  decimals: number;
  /** In the smallest unit; null where it could not be read. */
  supply: bigint | null;
}

interface Changed<Value> {
  /** Null where it could not be read. */
  before: Value | null;
  after: Value | null;
}

/** Amounts in the smallest unit. The token is null for the chain's currency. */
export interface BalanceFact extends Changed<bigint> {
  token: Address | null;
  holder: Address;
}

export interface AllowanceFact extends Changed<bigint> {
  token: Address;
  owner: Address;
  spender: Address;
  /** `setApprovalForAll`, read as 0 or 1: everything of a collection. */
  isForAll: boolean;
}

export interface RoleFact extends Changed<boolean> {
  contract: Address;
  role: Hex;
  /** The role's meaning, where the contract's program is known. */
  name: RoleName | null;
  account: Address;
}

export type RoleName = 'admin' | 'proposer' | 'executor' | 'canceller' | 'originator' | 'resender' | 'pauser' | 'manager';

/** Values are checksummed addresses, decimal numbers, `true` and `false`, or lists of them separated by commas. */
export interface SettingFact extends Changed<string> {
  contract: Address;
  setting: SettingKey;
  /** The account or chain that the setting is about, for those that have one each. */
  about: string | null;
}

/** What was read before and after the calls of a proposal were simulated. */
export interface SimulationFacts {
  /** The accounts of the organisation's side that make the calls. */
  executors: readonly Address[];
  /** Governors that decided about calls. */
  governors: readonly Address[];
  /** Symbol of the chain's currency. */
  coin: string;
  own: readonly OwnContract[];
  /** What runs at implementations of this platform, by lower-case address. */
  implementations: Readonly<Record<string, ContractProgram>>;
  /** Lower-case addresses of the platform's bridge adapters on this chain. */
  adapters: readonly string[];
  /** Whether holders on several chains vote together, so that no token may count on two of them. */
  votesTravel: boolean;
  calls: readonly CallFact[];
  /** Whether it does so much that not all of it was read. */
  isCut: boolean;
  /** By lower-case address. */
  tokens: Readonly<Record<string, TokenFact>>;
  balances: readonly BalanceFact[];
  allowances: readonly AllowanceFact[];
  roles: readonly RoleFact[];
  settings: readonly SettingFact[];
}

/** A danger in words. `subject` tells it from others of the same code. */
export interface RedFlag {
  code: string;
  subject: string;
  text: string;
}

/** A change in words. */
export interface EffectChange {
  kind: EffectKind;
  text: string;
}
