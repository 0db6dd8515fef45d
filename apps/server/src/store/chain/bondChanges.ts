import type { Strategy } from '@althing/domain/bonds';
import type { Hex } from '@althing/domain/units';
import { numberToHex } from 'viem';

/* What events of bond contracts change. Ids of markets count per chain, whatever auctioneer runs them. */

export type BondChange = BondMarketChange | BondMarketStepChange | BondPurchaseChange | BondRedemptionChange | BondScheduleChange;

/** All of a market that never changes. */
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
  /** Null where the strategy has none. */
  oracle: Hex | null;
  capacityInQuote: boolean;
  capacity: bigint;
  isPrivate: boolean;
  linearDuration: number;
  /** Seconds for a fixed term, UNIX time at 00:00 for a fixed expiry. */
  vesting: number;
  depositInterval: number;
  start: number;
  conclusion: number;
  scale: bigint;
  /** Null where it follows an oracle. */
  initialPrice: bigint | null;
  /** Prices and discounts as the strategy takes them, in decimal. */
  priceSettings: Readonly<Record<string, string>>;
}

/** What happened to a market besides purchases; `details` are numbers in decimal or hex by name. */
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
  /** Token id, address of the bond token, id of the schedule; 0 where it was paid out at once. */
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

/** Ids as the subjects of links and histories: 32 bytes. */
export const idSubject = (id: bigint): Hex => numberToHex(id, { size: 32 });

/** An account's holding of an ERC-1155 id: the account, then the id. */
export const holdingSubject = (account: Hex, tokenId: bigint): Hex => `${account}${idSubject(tokenId).slice(2)}`;

/** What an account has in a token: the account, then the token. */
export const accountTokenSubject = (account: Hex, token: Hex): Hex => `${account}${token.slice(2)}`;
