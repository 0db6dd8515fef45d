import { expect, it, test } from 'vitest';
import { market, T0 } from '../../test/bonds.ts';
import { bondTokenId, bondTokenName } from './bondToken.ts';
import { bondExpiry, MAX_FIXED_TERM, storedVesting, vestingStart } from './expiry.ts';
import { isInstantSwap } from './market.ts';
import { DAY } from './units.ts';

test.each([
  [1_800_057_599n, 86_400n, 1_800_057_600n],
  [1_799_999_999n, 86_401n, 1_800_057_600n],
])('a bond bought at %d for %d seconds matures at the midnight %d', (at, vesting, expiry) => {
  expect(bondExpiry({ term: 'fixed-term', vesting }, at)).toBe(expiry);
});

it('a fixed expiry is the same for all', () => {
  expect(bondExpiry({ term: 'fixed-expiry', vesting: 5n * DAY }, 1n)).toBe(5n * DAY);
});

it('linear vesting begins when a bond would mature, to the second, and never in the past', () => {
  expect(vestingStart({ term: 'fixed-term', vesting: DAY }, 100n)).toBe(DAY + 100n);
  expect(vestingStart({ term: 'fixed-expiry', vesting: DAY }, 100n)).toBe(DAY);
  expect(vestingStart({ term: 'fixed-expiry', vesting: DAY }, DAY + 100n)).toBe(DAY + 100n);
});

it('stores 0 for an instant swap and refuses what lies before the conclusion', () => {
  expect(storedVesting('fixed-term', 0n, T0, T0)).toBe(0n);
  expect(storedVesting('fixed-term', DAY - 1n, T0, T0)).toBeUndefined();
  expect(storedVesting('fixed-expiry', DAY - 1n, T0, T0)).toBe(0n);
  expect(storedVesting('fixed-expiry', 10n * DAY + 5n, 10n * DAY, 0n)).toBe(10n * DAY);
  expect(storedVesting('fixed-expiry', 10n * DAY + 5n, 10n * DAY + 1n, 0n)).toBeUndefined();
  expect(storedVesting('fixed-expiry', MAX_FIXED_TERM + DAY - 1n, 0n, 0n)).toBe(MAX_FIXED_TERM);
  expect(storedVesting('fixed-expiry', MAX_FIXED_TERM + DAY, 0n, 0n)).toBeUndefined();
});

it('a purchase is paid at once without vesting or after the expiry, unless it vests linearly', () => {
  const atOnce = market('fpa', { vesting: 0n });
  expect(isInstantSwap(atOnce, T0)).toBe(true);
  expect(isInstantSwap({ ...atOnce, linearDuration: 1n }, T0)).toBe(false);
  const expiring = { ...atOnce, term: 'fixed-expiry' as const, vesting: T0 + 5n };
  expect([T0 + 4n, T0 + 5n].map((at) => isInstantSwap(expiring, at))).toEqual([false, true]);
  expect(isInstantSwap({ ...expiring, term: 'fixed-term' }, T0 + 5n)).toBe(false);
});

it('bonds of one underlying and day are one token, whenever in the day they are asked for', () => {
  const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
  const id = 0xeb11658eb156d9acfa0253919abab996fdc0aa7bb84c83095983af4b30684c86n;
  expect([1_800_576_000n, 1_800_662_399n].map((expiry) => bondTokenId(dai, expiry))).toEqual([id, id]);
  expect(bondTokenId(dai, 1_800_662_400n)).not.toBe(id);
});

test.each([
  [1_804_118_400n, '2027-03-04', '20270304'],
  [1_830_297_599n, '2027-12-31', '20271231'],
  [1_835_395_199n, '2028-02-28', '20280228'],
])('a token that matures at %d is named after %s', (expiry, day, digits) => {
  expect(bondTokenName({ name: 'Payout Token', symbol: 'PAY' }, expiry)).toEqual({ name: `Payout Token ${day}`, symbol: `PAY-${digits}` });
});
