import type { Json, JsonRecord, Vector } from './vectorFile.ts';

/** Error name, and its arguments as texts where it has some. */
export interface Revert {
  error: string;
  args?: string[];
}

export type Answer<Value> = { value: Value; revert?: undefined } | { value?: undefined; revert: Revert };

export type Contract = 'auctioneer' | 'teller' | 'aggregator';
/** Resolved: integers, flags, addresses and lists of them. */
export type Argument = bigint | boolean | `0x${string}` | readonly Argument[];

export interface PurchaseInput {
  marketId: bigint;
  amount: bigint;
  minAmountOut: bigint;
  recipient: string;
  referrer: string;
}

/** A bond by its maturity, as one holder sees it. */
export interface BondFacts {
  isDeployed: boolean;
  balance: bigint;
  supply: bigint;
  name: string;
  /** Bytes of the name as it is kept; the reference fills it up. */
  nameRawLength: number;
  symbol: string;
  decimals: number;
}

/**
 * What vectors are checked against: the model or the contracts, each with a world of its own in which the accounts of the
 * conventions hold and have approved what they need. Accounts and tokens go by their names.
 */
export interface Subject {
  readonly name: string;
  /** A new world for a vector, at T0. */
  begin(vector: Vector, t0: bigint): Promise<void>;
  moveTo(at: bigint): Promise<void>;
  addressOf(name: string): `0x${string}`;
  nameOf(address: string): string;
  setOracle(price: bigint, decimals: number): Promise<void>;
  /** From now on callbacks pay so much less than they are asked for. */
  setCallbackShort(amount: bigint): Promise<void>;
  createMarket(as: string, params: JsonRecord): Promise<Answer<{ marketId: string; event: JsonRecord; bondTokenCreated?: JsonRecord }>>;
  /** Numbers of the receipt, as `expect` names them. */
  purchase(as: string, input: PurchaseInput): Promise<Answer<JsonRecord>>;
  redeem(as: string, expiry: bigint, amount: bigint): Promise<Answer<true>>;
  /** Of a token that is no bond. */
  redeemFake(as: string, amount: bigint): Promise<Answer<true>>;
  /** The lists may be of different lengths, which is refused. */
  batchRedeem(as: string, expiries: readonly bigint[], amounts: readonly bigint[]): Promise<Answer<true>>;
  send(as: string, contract: Contract, fn: string, args: readonly Argument[]): Promise<Answer<true>>;
  ask(contract: Contract, fn: string, args: readonly Argument[]): Promise<Answer<Json>>;
  /** Storage of a market as the conventions name it. */
  state(marketId: bigint): Promise<JsonRecord>;
  ownersOf(marketId: bigint): Promise<{ owner: string; pendingOwner: string }>;
  bond(expiry: bigint, holder: string): Promise<BondFacts>;
  balanceOf(token: 'payout' | 'quote', holder: string): Promise<bigint>;
}
