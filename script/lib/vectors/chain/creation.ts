import type { MarketParameters } from '@althing/domain/bonds';
import { encodeAbiParameters, type Hex } from 'viem';

type Address = Hex;

export interface MarketAddresses {
  payoutToken: Address;
  quoteToken: Address;
  /** Zero for none. */
  callback: Address;
  oracle: Address;
}

type Field = readonly [type: string, value: unknown];

/** What `createMarket` of the strategy's auctioneer takes, encoded as its `MarketParams`. */
export function encodeMarket(parameters: MarketParameters, { payoutToken, quoteToken, callback, oracle }: MarketAddresses): Hex {
  const tokens: Field[] = [payoutToken, quoteToken, callback].map((address): Field => ['address', address]);
  const fields = [...tokens, ...fieldsOf(parameters, oracle)];
  // Every field is of a static type, so a tuple is encoded as its fields are.
  return encodeAbiParameters(
    fields.map(([type]) => ({ type })),
    fields.map(([, value]) => value),
  );
}

function fieldsOf(parameters: MarketParameters, oracle: Address): Field[] {
  const capacity: Field[] = [
    ['bool', parameters.capacityInQuote],
    ['uint256', parameters.capacity],
  ];
  const time = (bits: 32 | 48, key: 'depositInterval' | 'vesting' | 'start' | 'duration'): Field => [`uint${bits}`, parameters[key]];
  const times = [time(48, 'depositInterval'), time(48, 'vesting'), time(48, 'start'), time(48, 'duration')];
  const discount = (value: bigint): Field => ['uint48', value];
  switch (parameters.strategy) {
    case 'fpa':
      return [...capacity, ['uint256', parameters.formattedPrice], ...times, ['int8', parameters.scaleAdjustment]];
    case 'ofda':
      return [['address', oracle], discount(parameters.fixedDiscount), discount(parameters.maxDiscountFromCurrent), ...capacity, ...times];
    case 'osda':
      return [
        ['address', oracle],
        ...[parameters.baseDiscount, parameters.maxDiscountFromCurrent, parameters.targetIntervalDiscount].map(discount),
        ...capacity,
        ...times,
      ];
    case 'sda':
      return [
        ...capacity,
        ['uint256', parameters.formattedInitialPrice],
        ['uint256', parameters.formattedMinimumPrice],
        ['uint32', parameters.debtBuffer],
        time(48, 'vesting'),
        time(48, 'start'),
        time(32, 'duration'),
        time(32, 'depositInterval'),
        ['int8', parameters.scaleAdjustment],
      ];
  }
}
