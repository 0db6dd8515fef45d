import { rootDown } from './root.ts';

/** Ticks of a pool of concentrated liquidity lie between this and its negative. */
const MAX_TICK = 887_272;
const Q128 = 2n ** 128n;

/**
 * 1/√1.0001^(2^i) for i from 0, times 2^128, to the nearest: squared again and again at 512 bits, so that the last bit is right. Pools have these numbers
 * as constants.
 */
const FACTORS: readonly bigint[] = /* @__PURE__ */ (() => {
  let factor = rootDown((10_000n << 1024n) / 10_001n);
  return Array.from({ length: 20 }, () => {
    const rounded = (factor + 2n ** 383n) >> 384n;
    factor = (factor * factor) >> 512n;
    return rounded;
  });
})();

/**
 * √1.0001^tick, times 2^96: the root of the price (token1 per token0, in smallest units) at which `tick` begins, bit for bit as a pool has it, which
 * rounds after each factor. Null for ticks that no pool has.
 */
export function sqrtPriceAtTick(tick: number): bigint | null {
  if (!Number.isInteger(tick) || Math.abs(tick) > MAX_TICK) return null;
  const inverse = FACTORS.reduce((root, factor, bit) => ((Math.abs(tick) >> bit) & 1 ? (root * factor) >> 128n : root), Q128);
  const root = tick > 0 ? (2n ** 256n - 1n) / inverse : inverse;
  return (root + 2n ** 32n - 1n) >> 32n;
}
