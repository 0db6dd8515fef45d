import type { PairReading, PricedPair } from '@althing/bindings';
import { priceText } from '@althing/domain/bonds';
import { amountText } from '@althing/domain/token';
import type { OwnedPlace } from '../manage/ownedPlace.ts';

/** What every part of a pair's section gets. */
export interface PairPart {
  pair: PricedPair;
  reading: PairReading;
  symbols: { payout: string; quote: string };
}

/** Prices have 18 decimals. */
const written = (price: bigint): string => priceText(amountText(price));

export const priceOf = (price: bigint, { payout, quote }: PairPart['symbols']): string => `${written(price)} ${quote} per ${payout}`;

export const rangeOf = ({ lowest, highest }: { lowest: bigint; highest: bigint }, symbols: PairPart['symbols']): string =>
  `between ${written(lowest)} and ${priceOf(highest, symbols)}`;

export const placeOf = ({ chainId, payoutToken, quoteToken }: PricedPair): OwnedPlace => ({
  chainId,
  subject: `bond-pair:${chainId}:${payoutToken}:${quoteToken}`,
  organisation: undefined,
});
