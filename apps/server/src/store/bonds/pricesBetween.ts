import {
  createMarket,
  decayCurve,
  DEFAULT_SETTINGS,
  humanPrice,
  isRefused,
  type Market,
  type MarketParameters,
  type PairDecimals,
  type PastPurchase,
  per1e5,
  replay,
} from '@althing/domain/bonds';
import type { ComputedPrice } from '@althing/domain/http';
import { zeroAddress } from 'viem';
import { isoTime } from '../chain/wire.ts';
import type { MarketRow } from './marketRows.ts';

/** What a market was created with. */
export type CreatedRow = Pick<
  MarketRow,
  | 'strategy'
  | 'at'
  | 'start'
  | 'conclusion'
  | 'capacity'
  | 'capacity_in_quote'
  | 'deposit_interval'
  | 'scale'
  | 'price_settings'
  | 'oracle_terms'
>;

/** Of more purchases the points themselves are close enough together. */
export const MOST_STRETCHES = 300;
/** Points of all lines together, about. */
const POINTS = 600;
const [LEAST_POINTS, MOST_POINTS] = [2, 24];
/** Of the platform's oracle, whose prices alone are told. */
const ORACLE_DECIMALS = 18;

function parametersOf(row: CreatedRow, decimals: PairDecimals): MarketParameters | undefined {
  const { price_settings: settings, strategy } = row;
  const [at, start, conclusion] = [BigInt(row.at), BigInt(row.start), BigInt(row.conclusion)];
  const common = {
    ...decimals,
    hasCallback: false,
    capacityInQuote: row.capacity_in_quote,
    capacity: BigInt(row.capacity),
    depositInterval: BigInt(row.deposit_interval),
    // What is bought, and not when it can be had, moves the price.
    vesting: 0n,
    linearDuration: 0n,
    start: start > at ? start : 0n,
    duration: conclusion - start,
  };
  const setting = (name: string) => BigInt(settings[name] ?? '0');
  if (strategy === 'sda')
    return {
      ...common,
      strategy,
      formattedInitialPrice: setting('formattedInitialPrice'),
      formattedMinimumPrice: setting('formattedMinimumPrice'),
      debtBuffer: per1e5(setting('debtBuffer')),
      scaleAdjustment: row.scale.length - 1 - 36,
    };
  if (strategy !== 'osda' || !row.oracle_terms) return undefined;
  return {
    ...common,
    strategy,
    oracle: { price: BigInt(row.oracle_terms.oraclePrice), decimals: ORACLE_DECIMALS },
    maxDiscountFromCurrent: per1e5(setting('maxDiscountFromCurrent')),
    baseDiscount: per1e5(setting('baseDiscount')),
    targetIntervalDiscount: per1e5(setting('targetIntervalDiscount')),
  };
}

function openedMarket(row: CreatedRow, decimals: PairDecimals): Market | undefined {
  const parameters = parametersOf(row, decimals);
  if (!parameters) return undefined;
  const creation = { term: 'fixed-term', owner: zeroAddress, at: BigInt(row.at), settings: DEFAULT_SETTINGS, mayCallBack: false } as const;
  const market = createMarket(parameters, creation);
  return isRefused(market) || market.scale !== BigInt(row.scale) ? undefined : market;
}

/**
 * Lines of what a market cost between its purchases, by the model, for strategies whose price time moves; each ends at the price that was paid. An
 * oracle's price is taken as the one at the end of the line. None where the model does not give the prices that were paid.
 */
export function pricesBetween(row: CreatedRow, purchases: readonly PastPurchase[], decimals: PairDecimals): ComputedPrice[][] {
  if (purchases.length === 0 || purchases.length > MOST_STRETCHES) return [];
  const opened = openedMarket(row, decimals);
  if (!opened) return [];
  const points = Math.min(MOST_POINTS, Math.max(LEAST_POINTS, Math.floor(POINTS / purchases.length)));
  return replay(opened, purchases)
    .filter(({ from, to }) => to > from)
    .map(({ market, from, to, oraclePrice }) =>
      decayCurve(market, from, to, points, oraclePrice).map(({ at, price }) => ({
        timestamp: isoTime(at.toString()),
        bondPrice: humanPrice(price, market.scale, decimals),
      })),
    );
}
