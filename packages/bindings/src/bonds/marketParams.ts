import type { MarketParameters, Strategy } from '@althing/domain/bonds';
import type { Address, Hex } from '@althing/domain/units';
import { type AbiParameterToPrimitiveType, decodeAbiParameters, encodeAbiParameters, parseAbiParameters, zeroAddress } from 'viem';

/** The parameters that `createMarket` takes as bytes, in the order of each strategy's `MarketParams`, with the contracts' names. */
export const MARKET_TUPLES = {
  fpa: parseAbiParameters([
    'Params params',
    'struct Params { address payoutToken; address quoteToken; address callbackAddr; bool capacityInQuote; uint256 capacity; uint256 formattedPrice; uint48 depositInterval; uint48 vesting; uint48 start; uint48 duration; int8 scaleAdjustment; }',
  ]),
  ofda: parseAbiParameters([
    'Params params',
    'struct Params { address payoutToken; address quoteToken; address callbackAddr; address oracle; uint48 fixedDiscount; uint48 maxDiscountFromCurrent; bool capacityInQuote; uint256 capacity; uint48 depositInterval; uint48 vesting; uint48 start; uint48 duration; }',
  ]),
  osda: parseAbiParameters([
    'Params params',
    'struct Params { address payoutToken; address quoteToken; address callbackAddr; address oracle; uint48 baseDiscount; uint48 maxDiscountFromCurrent; uint48 targetIntervalDiscount; bool capacityInQuote; uint256 capacity; uint48 depositInterval; uint48 vesting; uint48 start; uint48 duration; }',
  ]),
  sda: parseAbiParameters([
    'Params params',
    'struct Params { address payoutToken; address quoteToken; address callbackAddr; bool capacityInQuote; uint256 capacity; uint256 formattedInitialPrice; uint256 formattedMinimumPrice; uint32 debtBuffer; uint48 vesting; uint48 start; uint32 duration; uint32 depositInterval; int8 scaleAdjustment; }',
  ]),
} as const;

/** As the contract takes them: amounts and prices in smallest units, times in seconds, discounts in parts of 100,000. */
export type MarketParams<S extends Strategy> = AbiParameterToPrimitiveType<(typeof MARKET_TUPLES)[S][0]>;

export type AnyMarketParams = { [S in Strategy]: { strategy: S; params: MarketParams<S> } }[Strategy];

/** Encodes the parameters as `createMarket` takes them. */
export const encodeMarketParams = ({ strategy, params }: AnyMarketParams): Hex =>
  encodeAbiParameters(MARKET_TUPLES[strategy] as (typeof MARKET_TUPLES)['fpa'], [params as MarketParams<'fpa'>]);

/** Throws where the bytes are not parameters of the strategy. */
export function decodeMarketParams(strategy: Strategy, data: Hex): AnyMarketParams {
  const [params] = decodeAbiParameters(MARKET_TUPLES[strategy] as (typeof MARKET_TUPLES)['fpa'], data);
  return { strategy, params } as AnyMarketParams;
}

/** Addresses of a market, which `MarketParameters` does not have. */
export interface MarketAddresses {
  payoutToken: Address;
  quoteToken: Address;
  /** Missing where there is none. */
  callback?: Address | undefined;
  /** For strategies that follow an oracle. */
  oracle?: Address | undefined;
}

/** Converts the model's parameters to those of the contract. */
export function marketParamsOf(parameters: MarketParameters, addresses: MarketAddresses): AnyMarketParams {
  const { capacityInQuote, capacity } = parameters;
  const common = {
    payoutToken: addresses.payoutToken,
    quoteToken: addresses.quoteToken,
    callbackAddr: addresses.callback ?? zeroAddress,
    capacityInQuote,
    capacity,
    depositInterval: Number(parameters.depositInterval),
    vesting: Number(parameters.vesting),
    start: Number(parameters.start),
    duration: Number(parameters.duration),
  };
  const oracle = addresses.oracle ?? zeroAddress;
  switch (parameters.strategy) {
    case 'fpa': {
      const { strategy, formattedPrice, scaleAdjustment } = parameters;
      return { strategy, params: { ...common, formattedPrice, scaleAdjustment } };
    }
    case 'ofda': {
      const { strategy, fixedDiscount, maxDiscountFromCurrent } = parameters;
      const discounts = { fixedDiscount: Number(fixedDiscount), maxDiscountFromCurrent: Number(maxDiscountFromCurrent) };
      return { strategy, params: { ...common, oracle, ...discounts } };
    }
    case 'osda': {
      const { strategy, baseDiscount, maxDiscountFromCurrent, targetIntervalDiscount } = parameters;
      const discounts = {
        baseDiscount: Number(baseDiscount),
        maxDiscountFromCurrent: Number(maxDiscountFromCurrent),
        targetIntervalDiscount: Number(targetIntervalDiscount),
      };
      return { strategy, params: { ...common, oracle, ...discounts } };
    }
    case 'sda': {
      const { strategy, formattedInitialPrice, formattedMinimumPrice, debtBuffer, scaleAdjustment } = parameters;
      const prices = { formattedInitialPrice, formattedMinimumPrice, debtBuffer: Number(debtBuffer), scaleAdjustment };
      return { strategy, params: { ...common, ...prices } };
    }
  }
}
