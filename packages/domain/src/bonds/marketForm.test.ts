import { describe, expect, it, test } from 'vitest';
import { PARAMETERS, T0 } from '../../test/bonds.ts';
import { dateText, hoursOf, percentOf, percentText, timestampOf } from './formUnits.ts';
import { type FormContext, marketForm, type MarketDetails, marketParameters } from './marketForm.ts';
import { STRATEGIES } from './strategy.ts';
import { DAY, HOUR, per1e5 } from './units.ts';

const details: MarketDetails = {
  isPrivate: false,
  name: 'Winter bonds',
  chainId: 31_337,
  payoutTokenAddress: '0x00000000000000000000000000000000000000C3',
  quoteTokenAddress: '0x00000000000000000000000000000000000000D4',
  isFixedTerm: true,
};
const context: FormContext = { payoutDecimals: 18, quoteDecimals: 6, hasCallback: false, oracle: { price: 2n * 10n ** 18n, decimals: 18 } };

describe.each(STRATEGIES)('the form of %s', (strategy) => {
  it('holds a market as a user would type it, and gives the same market again', () => {
    const start = T0 + DAY;
    const parameters = { ...PARAMETERS[strategy], start, linearDuration: 30n * DAY };
    const form = marketForm(parameters, details, T0);
    expect(form).toMatchObject({
      ...details,
      strategy,
      isLinearVesting: true,
      linearDuration: 720,
      capacityType: 'payout',
      capacity: '100000',
      depositInterval: 24,
      vesting: 336,
      marketStartDate: '2027-01-16T08:00:00Z',
      marketEndDate: '2027-02-05T08:00:00Z',
    });
    expect(marketParameters(form, context, T0)).toEqual(parameters);
  });
});

it('shows prices in whole tokens, discounts and buffers in percent', () => {
  expect(marketForm(PARAMETERS.fpa, details, T0)).toMatchObject({ formattedPrice: '2.5' });
  expect(marketForm(PARAMETERS.ofda, details, T0)).toMatchObject({ fixedDiscount: '10', maxDiscountFromCurrent: '30' });
  expect(marketForm(PARAMETERS.osda, details, T0)).toMatchObject({ baseDiscount: '5', targetIntervalDiscount: '2' });
  expect(marketForm(PARAMETERS.sda, details, T0)).toMatchObject({
    formattedInitialPrice: '2',
    formattedMinimumPrice: '1',
    debtBuffer: '50',
  });
});

it('counts a capacity in the token that it is in', () => {
  const form = marketForm({ ...PARAMETERS.fpa, capacityInQuote: true, capacity: 1_500_000n }, details, T0);
  expect(form).toMatchObject({ capacityType: 'quote', capacity: '1.5' });
  expect(marketParameters(form, context, T0)).toMatchObject({ capacityInQuote: true, capacity: 1_500_000n });
});

it('starts now where the start has come, and still ends when the form says', () => {
  const form = marketForm(PARAMETERS.fpa, details, T0);
  expect(form.marketStartDate).toBe('2027-01-15T08:00:00Z');
  expect(marketParameters(form, context, T0 + 5n)).toMatchObject({ start: 0n, duration: 20n * DAY - 5n });
});

test.each([
  [{ capacity: 'much' }, '"much" is no amount'],
  [{ marketEndDate: 'soon' }, '"soon" is no date'],
  [{ formattedPrice: 'cheap' }, '"cheap" is no price'],
])('says what it cannot read: %o', (change, message) => {
  const form = { ...marketForm(PARAMETERS.fpa, details, T0), ...change };
  expect(() => marketParameters(form, context, T0)).toThrow(message);
});

it('says which percentage it cannot read', () => {
  const form = { ...marketForm(PARAMETERS.sda, details, T0), debtBuffer: '0.0001' };
  expect(() => marketParameters(form as never, context, T0)).toThrow('"0.0001" is no percentage');
});

test.each([
  [5399n, 1],
  [86_400n, 24],
  [1800n, 1],
  [1799n, 0],
])('%d seconds are %d hours in a form', (duration, hours) => {
  expect(hoursOf(duration)).toBe(hours);
});

test.each([
  [0n, '0'],
  [517n, '0.517'],
  [12_345n, '12.345'],
  [500n, '0.5'],
])('%d of the chain is %s percent', (value, text) => {
  expect(percentText(per1e5(value))).toBe(text);
  expect(percentOf(text)).toBe(value);
});

it('reads dates to the second', () => {
  expect(timestampOf(dateText(T0 + HOUR))).toBe(T0 + HOUR);
  expect(timestampOf('2027-01-15T08:00:00.999Z')).toBe(T0);
  expect(timestampOf('tomorrow')).toBeUndefined();
});
