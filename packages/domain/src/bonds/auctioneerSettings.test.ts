import { expect, it, test } from 'vitest';
import { DEFAULT_SETTINGS, setDefaults, setMinDepositInterval, setMinMarketDuration } from './auctioneerSettings.ts';
import { STRATEGIES, strategyOf } from './strategy.ts';
import { DAY, HOUR } from './units.ts';

const { allowNewMarkets: _, ...defaults } = DEFAULT_SETTINGS;
const REFUSED = { refused: 'Auctioneer_InvalidParams' };

test.each([
  [{ tuneInterval: 5n * HOUR }],
  [{ minDepositInterval: 15n * HOUR }],
  [{ minDepositInterval: 2n * DAY, tuneInterval: 2n * DAY, minDebtDecayInterval: 10n * DAY }],
  [{ minDebtDecayInterval: 5n * HOUR - 1n }],
])('defaults are refused with %o', (change) => {
  expect(setDefaults(DEFAULT_SETTINGS, { ...defaults, ...change })).toEqual(REFUSED);
});

it('defaults at their bounds are taken', () => {
  const change = { tuneInterval: 6n * HOUR, minDebtDecayInterval: 5n * HOUR };
  expect(setDefaults(DEFAULT_SETTINGS, { ...defaults, ...change })).toEqual({ ...DEFAULT_SETTINGS, ...change });
});

it('a shortest deposit interval lies between an hour and the shortest market', () => {
  for (const refused of [HOUR - 1n, DAY + 1n]) expect(setMinDepositInterval(DEFAULT_SETTINGS, refused)).toEqual(REFUSED);
  expect(setMinDepositInterval(DEFAULT_SETTINGS, DAY)).toMatchObject({ minDepositInterval: DAY });
});

it('a shortest market takes a day at least, and the shortest deposit interval', () => {
  expect(setMinMarketDuration(DEFAULT_SETTINGS, DAY - 1n)).toEqual(REFUSED);
  const slow = { ...DEFAULT_SETTINGS, minDepositInterval: 3n * DAY };
  expect(setMinMarketDuration(slow, 3n * DAY - 1n)).toEqual(REFUSED);
  expect(setMinMarketDuration(slow, 3n * DAY)).toMatchObject({ minMarketDuration: 3n * DAY });
});

it('knows four strategies and says so of any other', () => {
  expect(STRATEGIES.map(strategyOf)).toEqual([...STRATEGIES]);
  expect(() => strategyOf('gda')).toThrow('Strategy is not supported');
});
