import { describe, expect, it } from 'vitest';
import { isRefused } from './refusal.ts';
import { DEFAULT_SETTINGS, setDefaults, setMinDepositInterval, setMinMarketDuration } from './auctioneerSettings.ts';
import { type MarketRules, rulesReason } from './rulesReason.ts';
import { DAY, HOUR } from './units.ts';

const { allowNewMarkets: _, ...present } = DEFAULT_SETTINGS;
const wish = (change: Partial<MarketRules>): MarketRules => ({ ...present, ...change });

describe('auctions', () => {
  it.each<Partial<MarketRules>>([
    { tuneInterval: 5n * HOUR },
    { minDepositInterval: 25n * HOUR, minDebtDecayInterval: 30n * DAY },
    { minDepositInterval: 15n * HOUR },
    { minDepositInterval: 2n * DAY, tuneInterval: 3n * DAY, minDebtDecayInterval: 30n * DAY },
  ])('what the model refuses has a reason: %o', (change) => {
    expect(isRefused(setDefaults(DEFAULT_SETTINGS, wish(change)))).toBe(true);
    expect(rulesReason('sda', wish(change), present)).toBeDefined();
  });

  it.each<Partial<MarketRules>>([{ tuneInterval: 2n * DAY }, { minDepositInterval: 14n * HOUR }, { minDebtBuffer: 5n as never }])(
    'what the model takes has none: %o',
    (change) => {
      expect(isRefused(setDefaults(DEFAULT_SETTINGS, wish(change)))).toBe(false);
      expect(rulesReason('sda', wish(change), present)).toBeUndefined();
    },
  );

  it('the present rules, and rules that are not all there, cannot be set', () => {
    expect(rulesReason('sda', present, present)).toBe('These are the present rules.');
    expect(rulesReason('sda', { ...present, tuneInterval: undefined }, present)).toBe('Enter all of them.');
  });
});

describe('markets of other kinds', () => {
  it.each<[Partial<MarketRules>, boolean]>([
    [{ minDepositInterval: HOUR - 1n }, true],
    [{ minMarketDuration: DAY - 1n }, true],
    [{ minDepositInterval: DAY + 1n }, true],
    [{ minDepositInterval: 2n * HOUR }, false],
    [{ minMarketDuration: 2n * DAY }, false],
  ])('%o is refused by model and screen alike: %s', (change, isWrong) => {
    const { minDepositInterval, minMarketDuration } = wish(change);
    const model = [setMinDepositInterval(DEFAULT_SETTINGS, minDepositInterval), setMinMarketDuration(DEFAULT_SETTINGS, minMarketDuration)];
    expect(model.some(isRefused)).toBe(isWrong);
    expect(rulesReason('fpa', wish(change), present) !== undefined).toBe(isWrong);
  });
});
