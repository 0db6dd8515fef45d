import { describe, expect, it, test } from 'vitest';
import { creation, market, PARAMETERS, T0, TWO } from '../../test/bonds.ts';
import { DEFAULT_SETTINGS } from './auctioneerSettings.ts';
import { createMarket } from './createMarket.ts';
import { STRATEGIES } from './strategy.ts';
import { DAY, HOUR, MAX_AMOUNT, per1e5 } from './units.ts';

const refused = (error: string) => ({ refused: error });

describe.each(STRATEGIES)('a new market of %s', (strategy) => {
  const parameters = PARAMETERS[strategy];

  it('is refused while no new markets are allowed, whatever else is wrong with it', () => {
    const settings = { ...DEFAULT_SETTINGS, allowNewMarkets: false };
    expect(createMarket({ ...parameters, capacity: 0n }, creation({ settings }))).toEqual(refused('Auctioneer_NewMarketsNotAllowed'));
  });

  test.each([
    ['payout decimals below 6', { payoutDecimals: 5 }],
    ['quote decimals above 18', { quoteDecimals: 19 }],
    ['a start in the past', { start: T0 - 1n }],
    ['a duration below the minimum', { duration: DAY - 1n, depositInterval: HOUR }],
    ['a deposit interval below the minimum', { depositInterval: HOUR - 1n }],
    ['a deposit interval above the duration', { depositInterval: 20n * DAY + 1n }],
    ['a term below a day', { vesting: DAY - 1n }],
    ['a term above fifty years', { vesting: 1_572_480_001n }],
    ['linear vesting over more than fifty years', { linearDuration: 1_572_480_001n }],
    ['nothing to sell', { capacity: 0n }],
    ['so little that no purchase could get anything', { capacity: 1n }],
    ['more than is counted', { capacity: MAX_AMOUNT + 1n }],
  ])('is refused with %s', (_, change) => {
    expect(createMarket({ ...parameters, ...change }, creation())).toEqual(refused('Auctioneer_InvalidParams'));
  });

  it('has a callback only where its creator is authorised', () => {
    expect(createMarket({ ...parameters, hasCallback: true }, creation())).toEqual(refused('Auctioneer_NotAuthorized'));
    expect(createMarket({ ...parameters, hasCallback: true }, creation({ mayCallBack: true }))).toMatchObject({ hasCallback: true });
  });

  it('begins now or at the start that it is given', () => {
    expect(market(strategy)).toMatchObject({ start: T0, conclusion: T0 + 20n * DAY, sold: 0n, purchased: 0n });
    expect(market(strategy, { start: T0 + 5n })).toMatchObject({ start: T0 + 5n, conclusion: T0 + 5n + 20n * DAY });
    expect(market(strategy, { start: T0 })).toMatchObject({ start: T0 });
  });

  it('cuts a fixed expiry to its day before it compares it with the conclusion', () => {
    const end = T0 + 20n * DAY;
    const midnight = end - (end % DAY) + DAY;
    const fixedExpiry = creation({ term: 'fixed-expiry' });
    expect(createMarket({ ...parameters, vesting: midnight + 5n }, fixedExpiry)).toMatchObject({ vesting: midnight });
    expect(createMarket({ ...parameters, vesting: midnight - 1n }, fixedExpiry)).toEqual(refused('Auctioneer_InvalidParams'));
    expect(createMarket({ ...parameters, vesting: 0n }, fixedExpiry)).toMatchObject({ vesting: 0n });
  });
});

describe('what only some strategies check', () => {
  it('a fixed price is anything but 0', () => {
    expect(createMarket({ ...PARAMETERS.fpa, formattedPrice: 0n }, creation())).toEqual(refused('Auctioneer_InvalidParams'));
    expect(createMarket({ ...PARAMETERS.fpa, formattedPrice: 1n }, creation())).toMatchObject({ price: 1n });
  });

  test.each(['fpa', 'sda'] as const)('a scale adjustment beyond 24 is refused by %s', (strategy) => {
    for (const scaleAdjustment of [-25, 25]) {
      expect(createMarket({ ...PARAMETERS[strategy], scaleAdjustment }, creation())).toEqual(refused('Auctioneer_InvalidParams'));
    }
  });

  it('an oracle market needs an oracle that has a price, with 6 to 18 decimals, not too far from 1', () => {
    const { oracle: _, ...withoutOracle } = PARAMETERS.ofda;
    const withOracle = (price: bigint, decimals: number) => createMarket({ ...PARAMETERS.ofda, oracle: { price, decimals } }, creation());
    expect(createMarket(withoutOracle, creation())).toEqual(refused('Auctioneer_InvalidParams'));
    expect(withOracle(0n, 18)).toEqual(refused('Auctioneer_OraclePriceZero'));
    expect(withOracle(TWO, 5)).toEqual(refused('Auctioneer_InvalidParams'));
    expect(withOracle(TWO, 19)).toEqual(refused('Auctioneer_InvalidParams'));
    expect(withOracle(1n, 6)).toEqual(refused('Auctioneer_InvalidParams'));
    expect(withOracle(10n ** 44n, 18)).toEqual(refused('Auctioneer_InvalidParams'));
  });

  test.each([
    [{ fixedDiscount: per1e5(30_001n) }],
    [{ fixedDiscount: per1e5(100_000n), maxDiscountFromCurrent: per1e5(100_000n) }],
    [{ maxDiscountFromCurrent: per1e5(100_001n) }],
  ])('a fixed discount is refused with %o', (change) => {
    expect(createMarket({ ...PARAMETERS.ofda, ...change }, creation())).toEqual(refused('Auctioneer_InvalidParams'));
  });

  it('a fixed discount may fall to any price, a dynamic one not to 0, where every purchase would divide by it', () => {
    const maxDiscountFromCurrent = per1e5(100_000n);
    expect(createMarket({ ...PARAMETERS.ofda, maxDiscountFromCurrent }, creation())).toMatchObject({ minPrice: 0n });
    expect(createMarket({ ...PARAMETERS.osda, maxDiscountFromCurrent }, creation())).toEqual(refused('Auctioneer_InvalidParams'));
  });

  it('a dynamic discount speeds up by at most all of the price in an interval', () => {
    const targetIntervalDiscount = per1e5(100_001n);
    expect(createMarket({ ...PARAMETERS.osda, targetIntervalDiscount }, creation())).toEqual(refused('Auctioneer_InvalidParams'));
  });

  it('an auction needs a minimum price above 0 that its initial price reaches', () => {
    const formattedMinimumPrice = PARAMETERS.sda.formattedInitialPrice + 1n;
    expect(createMarket({ ...PARAMETERS.sda, formattedMinimumPrice }, creation())).toEqual(refused('Auctioneer_InitialPriceLessThanMin'));
    expect(createMarket({ ...PARAMETERS.sda, formattedMinimumPrice: 0n }, creation())).toEqual(refused('Auctioneer_InvalidParams'));
  });

  it('an oracle market can ask for a least price of its oracle', () => {
    const above = (leastOraclePrice: bigint) => createMarket({ ...PARAMETERS.ofda, leastOraclePrice }, creation());
    expect(above(TWO)).toMatchObject({ strategy: 'ofda' });
    expect(above(TWO + 1n)).toEqual(refused('Auctioneer_OraclePriceBelowLeast'));
  });

  it('an auction opens at its initial price, to a thousandth', () => {
    // A control variable of 1 is a price of 2.5e10.
    const priced = (formattedInitialPrice: bigint) =>
      createMarket({ ...PARAMETERS.sda, scaleAdjustment: -24, formattedMinimumPrice: 1n, formattedInitialPrice }, creation());
    expect(priced(49_000_000_000n)).toEqual(refused('Auctioneer_InitialPriceInexact'));
    expect(priced(50_000_000_000n)).toMatchObject({ strategy: 'sda', controlVariable: 2n });
    expect(priced(999n * 25_000_000_000n + 24_999_999_999n)).toMatchObject({ controlVariable: 999n });
    expect(priced(998n * 25_000_000_000n + 24_975_000_001n)).toEqual(refused('Auctioneer_InitialPriceInexact'));
  });

  it('an auction can hold the control variable of its initial price', () => {
    const small = { capacity: 10n ** 6n, payoutDecimals: 6, scaleAdjustment: 24, formattedMinimumPrice: 1n };
    const priced = (formattedInitialPrice: bigint) => createMarket({ ...PARAMETERS.sda, ...small, formattedInitialPrice }, creation());
    expect(priced(10n ** 22n)).toMatchObject({ strategy: 'sda' });
    expect(priced(10n ** 24n)).toEqual(refused('Auctioneer_InvalidParams'));
  });

  it('an auction is at least as long as its tune interval', () => {
    const settings = { ...DEFAULT_SETTINGS, tuneInterval: 2n * DAY };
    const short = { ...PARAMETERS.sda, duration: DAY, depositInterval: HOUR };
    expect(createMarket(short, creation({ settings }))).toEqual(refused('Auctioneer_InvalidParams'));
    expect(createMarket(short, creation())).toMatchObject({ tuneInterval: DAY });
  });
});
