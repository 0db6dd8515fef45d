import { type MarketParameters, type OracleAnswer, per1e5, strategyOf } from '@althing/domain/bonds';
import { integer } from './json.ts';
import { type JsonRecord, onlyKeys, type Vector } from './vectorFile.ts';

const COMMON = ['capacityInQuote', 'capacity', 'depositInterval', 'vesting', 'start', 'duration', 'callback', 'linearDuration'];
const ORACLE = ['maxDiscountFromCurrent', 'oracleZero'];
const KEYS: Record<MarketParameters['strategy'], readonly string[]> = {
  fpa: [...COMMON, 'formattedPrice', 'scaleAdjustment'],
  ofda: [...COMMON, ...ORACLE, 'fixedDiscount'],
  osda: [...COMMON, ...ORACLE, 'baseDiscount', 'targetIntervalDiscount'],
  sda: [...COMMON, 'formattedInitialPrice', 'formattedMinimumPrice', 'debtBuffer', 'scaleAdjustment'],
};

/** Creation parameters of a vector's market. `oracle` is what its oracle answers now. */
export function marketParametersOf(vector: Vector, market: JsonRecord, oracle: OracleAnswer | undefined): MarketParameters {
  const strategy = strategyOf(vector.strategy);
  onlyKeys(market, KEYS[strategy], `market of ${vector.id}`);
  const number = (key: string) => integer(market[key]);
  const share = (key: string) => per1e5(number(key));
  const common = {
    hasCallback: market['callback'] === true,
    payoutDecimals: vector.payout.decimals,
    quoteDecimals: vector.quote.decimals,
    capacityInQuote: market['capacityInQuote'] === true,
    capacity: number('capacity'),
    depositInterval: number('depositInterval'),
    vesting: number('vesting'),
    start: number('start'),
    duration: number('duration'),
    linearDuration: market['linearDuration'] === undefined ? 0n : number('linearDuration'),
  };
  const known = oracle && market['oracleZero'] !== true && { oracle };
  switch (strategy) {
    case 'fpa':
      return { ...common, strategy, formattedPrice: number('formattedPrice'), scaleAdjustment: Number(market['scaleAdjustment']) };
    case 'ofda':
      return {
        ...common,
        ...known,
        strategy,
        fixedDiscount: share('fixedDiscount'),
        maxDiscountFromCurrent: share('maxDiscountFromCurrent'),
      };
    case 'osda':
      return {
        ...common,
        ...known,
        strategy,
        baseDiscount: share('baseDiscount'),
        maxDiscountFromCurrent: share('maxDiscountFromCurrent'),
        targetIntervalDiscount: share('targetIntervalDiscount'),
      };
    case 'sda':
      return {
        ...common,
        strategy,
        formattedInitialPrice: number('formattedInitialPrice'),
        formattedMinimumPrice: number('formattedMinimumPrice'),
        debtBuffer: share('debtBuffer'),
        scaleAdjustment: Number(market['scaleAdjustment']),
      };
  }
}
