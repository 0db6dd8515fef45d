import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sqrtPriceAtTick } from './ticks.ts';

const Q96 = 2n ** 96n;

test('the roots of price at the ends, in the middle and beside it are those of pools, bit for bit', () => {
  expect(sqrtPriceAtTick(-887_272)).toBe(4_295_128_739n);
  expect(sqrtPriceAtTick(887_272)).toBe(1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_342n);
  expect(sqrtPriceAtTick(0)).toBe(Q96);
  expect(sqrtPriceAtTick(-1)).toBe(79_224_201_403_219_477_170_569_942_574n);
  expect(sqrtPriceAtTick(1)).toBe(79_232_123_823_359_799_118_286_999_568n);
});

test('a tick is a ten-thousandth of the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400_000, max: 400_000 }), (tick) => {
      const [here, next] = [sqrtPriceAtTick(tick)!, sqrtPriceAtTick(tick + 1)!];
      expect(Number((next * next * 10n ** 12n) / (here * here)) / 1e12).toBeCloseTo(1.0001, 9);
    }),
  );
});

test('there is none beyond the ends, nor between ticks', () => {
  for (const tick of [-887_273, 887_273, 0.5, Number.NaN]) expect(sqrtPriceAtTick(tick)).toBeNull();
});
