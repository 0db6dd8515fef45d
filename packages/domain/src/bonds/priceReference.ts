import { amountText } from '../token/amount.ts';

/** Decimals of prices that the platform's oracle gives. Those of others are the seller's choice. */
const ORACLE_DECIMALS = 18;

/**
 * What a price is compared with, in quote tokens: what the platform's oracle says where the market follows it, else what both tokens cost in USD.
 * An oracle of the seller's own is no reference: whoever writes it could make any price a bargain.
 *
 * @param rate - What a payout token costs by prices in USD; undefined where that is not known.
 */
export function referenceOf(oracle: { price: bigint; isOurs: boolean } | undefined, rate: number | undefined): string | number | undefined {
  if (!oracle?.isOurs) return rate;
  return oracle.price === 0n ? undefined : amountText(oracle.price, ORACLE_DECIMALS);
}
