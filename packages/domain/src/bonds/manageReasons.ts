import { durationText } from '../display/index.ts';
import type { AmountProblem } from '../token/amount.ts';
import { type Address, parseAddress, sameAddress } from '../units.ts';
import type { Intervals } from './intervals.ts';
import { isLive, type Market, type Moment, payoutOf } from './market.ts';
import { priceAt } from './price.ts';
import { isRefused } from './refusal.ts';
import type { Timestamp } from './units.ts';

/* Why the owner of a market cannot do something now, in words; undefined where it can. */

export const closeReason = ({ conclusion }: Pick<Market, 'conclusion'>, at: Timestamp): string | undefined =>
  at >= conclusion ? 'The sale is over already.' : undefined;

/** Payout tokens that the market could still sell at the price of the moment; undefined while it has none. */
export function leftToPay(market: Market, moment: Moment): bigint | undefined {
  if (moment.at >= market.conclusion) return 0n;
  if (!market.capacityInQuote) return market.capacity;
  const price = priceAt(market, moment);
  return isRefused(price) || price === 0n ? undefined : payoutOf(market.capacity, price, market.scale);
}

/** An amount as somebody typed it, with what can be used of it. */
export interface TypedAmount {
  value?: bigint | undefined;
  problem?: AmountProblem | undefined;
}

/** From here on an allowance is as good as unlimited: no token has a supply that large. */
const BEYOND_ANY_SUPPLY = 2n ** 200n;
export const isUnlimited = (allowance: bigint): boolean => allowance >= BEYOND_ANY_SUPPLY;

/** @param left - payout tokens that can still be sold; undefined where that is not known. */
export function fillReason({ value }: TypedAmount, balance: bigint, left: bigint | undefined, symbol: string): string | undefined {
  if (left === 0n) return 'Nothing can be sold any more, so nothing has to be put in.';
  if (balance === 0n) return `The owner’s account has no ${symbol}.`;
  if (value === undefined) return 'Enter how much.';
  return value > balance ? `The owner’s account has less ${symbol} than this.` : undefined;
}

export function withdrawReason({ value }: TypedAmount, purse: { escrowed: bigint; withdrawable: bigint }): string | undefined {
  if (purse.escrowed === 0n) return 'Nothing is in escrow for this market.';
  if (purse.withdrawable === 0n) return 'All that is in escrow is needed for what is still for sale. Close the market first.';
  if (value === undefined) return 'Enter how much.';
  return value > purse.withdrawable ? 'The market needs so much of it for what is still for sale that less can be withdrawn.' : undefined;
}

/** @param text - An address as somebody typed it. */
export function offerReason(text: string, owner: Address): string | undefined {
  const address = parseAddress(text.trim());
  if (address === undefined) return text.trim() === '' ? 'Enter the address of the new owner.' : 'This is not an address.';
  if (/^0x0+$/.test(address)) return 'Nobody could take the market over there.';
  return sameAddress(address, owner) ? 'This account owns the market already.' : undefined;
}

/** What 256 bits hold. */
const MOST_UNITS = 2n ** 256n - 1n;

/** @param text - The address of the buyer as somebody typed it. */
export function permitReason(text: string, { value }: TypedAmount): string | undefined {
  if (text.trim() === '') return 'Enter the address of the buyer.';
  if (parseAddress(text.trim()) === undefined) return 'This is not an address.';
  if (value === undefined || value === 0n) return 'Enter how much the buyer may pay.';
  return value > MOST_UNITS ? 'This is more than there can be of any token.' : undefined;
}

/** What 32 bits hold. */
const MOST_SECONDS = 2n ** 32n - 1n;

/** Bounds of `setIntervals`, as the contract checks them, the first that does not hold. Undefined fields were not answered. */
export function intervalsReason(
  market: Market,
  wish: { [Field in keyof Intervals]: bigint | undefined },
  minDebtDecayInterval: bigint,
  at: Timestamp,
): string | undefined {
  if (market.strategy !== 'sda') return 'Only auctions have intervals.';
  if (!isLive(market, at)) return 'This can be changed only while the market sells.';
  const { tuneInterval, tuneAdjustmentDelay, debtDecayInterval } = wish;
  if (!tuneInterval || !tuneAdjustmentDelay || !debtDecayInterval) return 'Enter all three, each above 0.';
  if (tuneInterval > MOST_SECONDS || debtDecayInterval > MOST_SECONDS) return 'An interval can be 136 years at most.';
  if (tuneInterval < tuneAdjustmentDelay) return 'The change has to be over before the next check.';
  if (tuneInterval < market.depositInterval)
    return `Checks cannot be closer together than ${durationText(Number(market.depositInterval))}, the market’s deposit interval.`;
  if (debtDecayInterval < minDebtDecayInterval)
    return `The price cannot fall within less than ${durationText(Number(minDebtDecayInterval))}.`;
  const { tuneInterval: tune, tuneAdjustmentDelay: delay, debtDecayInterval: decay } = market;
  return tuneInterval === tune && tuneAdjustmentDelay === delay && debtDecayInterval === decay
    ? 'These are the present intervals.'
    : undefined;
}
