import { splitPurchase } from './fees.ts';
import type { Market } from './market.ts';
import { type Maturity, maturityOf } from './maturity.ts';
import { previewPurchase } from './purchase.ts';
import { isRefused, type BondError } from './refusal.ts';
import { type Per1e5, per1e5, shareOf, type Timestamp } from './units.ts';

export interface PurchaseWish {
  /** Quote tokens, fees included, in smallest units. */
  amount: bigint;
  /** The teller's fee without a referrer. */
  fee: Per1e5;
  /** How much less than the quoted payout the buyer takes. */
  slippage: Per1e5;
  at: Timestamp;
  /** In the oracle's decimals; only for markets with an oracle. */
  oraclePrice?: bigint | undefined;
  /** Payout tokens that the seller can pay now. */
  fundedPayout: bigint;
}

/** What a purchase would bring if it were made at that moment. */
export interface PurchaseQuote {
  payout: bigint;
  /** The purchase fails rather than give less than this. */
  minPayout: bigint;
  /** In quote tokens, out of the amount. */
  fee: bigint;
  /** What the market is paid. */
  net: bigint;
  price: bigint;
  /** Price for whoever buys next, in the same second. */
  nextPrice: bigint;
  /** Whether the market closes with this purchase. */
  closes: boolean;
  maturity: Maturity;
}

/** Why there is no quote: an error of the contracts, or a seller that could not pay. */
export interface NoQuote {
  problem: BondError | 'unfunded';
}

export const hasQuote = (answer: PurchaseQuote | NoQuote): answer is PurchaseQuote => !('problem' in answer);

/** The purchase by the model, which equals the contracts to the unit. */
export function quotePurchase(market: Market, wish: PurchaseWish): PurchaseQuote | NoQuote {
  const { amount, fee, slippage, at, oraclePrice, fundedPayout } = wish;
  const { net, toProtocol } = splitPurchase(amount, fee, per1e5(0n));
  const moment = { at, ...(oraclePrice !== undefined && { oraclePrice }) };
  const outcome = previewPurchase(market, { ...moment, amount: net, minPayout: 1n });
  if (isRefused(outcome)) return { problem: outcome.refused };
  const { payout, price, nextPrice, closed } = outcome;
  if (payout > fundedPayout) return { problem: 'unfunded' };
  const least = payout - shareOf(payout, slippage);
  return {
    payout,
    minPayout: least > 0n ? least : 1n,
    fee: toProtocol,
    net,
    price,
    nextPrice,
    closes: closed,
    maturity: maturityOf(market, at),
  };
}
