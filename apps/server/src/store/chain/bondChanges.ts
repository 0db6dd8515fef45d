import type { Strategy } from '@althing/domain/bonds';
import type { Hex } from '@althing/domain/units';
import { numberToHex } from 'viem';

/* What events of bond contracts change. Market ids are unique per chain, across all auctioneers. */

export type BondChange = BondMarketChange | BondMarketStepChange | BondPurchaseChange | BondRedemptionChange | BondScheduleChange;

/** The parts of a market that never change. */
export interface BondMarketChange {
  table: 'bondMarket';
  marketId: bigint;
  auctioneer: Hex;
  strategy: Strategy;
  isFixedTerm: boolean;
  creator: Hex;
  payoutToken: Hex;
  quoteToken: Hex;
  callback: Hex;
  /** Null for strategies without an oracle. */
  oracle: Hex | null;
  capacityInQuote: boolean;
  capacity: bigint;
  isPrivate: boolean;
  linearDuration: number;
  /** Seconds for a fixed term; UNIX time at 00:00 for a fixed expiry. */
  vesting: number;
  depositInterval: number;
  start: number;
  conclusion: number;
  scale: bigint;
  /** Null where the price follows an oracle. */
  initialPrice: bigint | null;
  /** Prices and discounts as the strategy takes them, as decimal text. */
  priceSettings: Readonly<Record<string, string>>;
}

/** What happened to a market other than purchases. `details` holds decimal numbers or hex, by name. */
export interface BondMarketStepChange {
  table: 'bondMarketStep';
  marketId: bigint;
  step: 'oracleTerms' | 'closed' | 'tuned' | 'intervals' | 'buyersRoot' | 'permitNonce' | 'listed' | 'unlisted';
  details: Readonly<Record<string, string>>;
}

export interface BondPurchaseChange {
  table: 'bondPurchase';
  teller: Hex;
  marketId: bigint;
  buyer: Hex;
  recipient: Hex;
  referrer: Hex;
  quoteAmount: bigint;
  protocolFee: bigint;
  referrerFee: bigint;
  payout: bigint;
  price: bigint;
  oraclePrice: bigint;
  /** UNIX seconds; 0 where it was paid out at once. */
  expiry: number;
  /** Token id, address of the bond token, or id of the schedule; 0 where it was paid out at once. */
  bondId: bigint;
}

export interface BondRedemptionChange {
  table: 'bondRedemption';
  bondId: bigint;
  owner: Hex;
  amount: bigint;
}

export interface BondScheduleChange {
  table: 'bondSchedule';
  vault: Hex;
  scheduleId: bigint;
  beneficiary: Hex;
  token: Hex;
  start: number;
  cliff: number;
  duration: number;
  slice: number;
  amount: bigint;
}

/** An id as the subject of links and histories: 32 bytes. */
export const idSubject = (id: bigint): Hex => numberToHex(id, { size: 32 });

/** Subject for an account's holding of an ERC-1155 id: the account, then the id. */
export const holdingSubject = (account: Hex, tokenId: bigint): Hex => `${account}${idSubject(tokenId).slice(2)}`;

/** Subject for an account's holding of a token: the account, then the token. */
export const accountTokenSubject = (account: Hex, token: Hex): Hex => `${account}${token.slice(2)}`;
