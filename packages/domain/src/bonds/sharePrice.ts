import { divideUp, powerOfTen } from './units.ts';

/** What is read of a vault that is a full-range pool; amounts in smallest units. */
export interface VaultReading {
  reserve0: bigint;
  reserve1: bigint;
  /** Shares there are. */
  totalSupply: bigint;
  decimals0: number;
  decimals1: number;
  shareDecimals: number;
  /** Average over time of token0 per token1 in smallest units, times 2^112. */
  averagePrice: bigint;
}

/** Binary places of a constant-product pool's prices: 112. */
const ONE = 2n ** 112n;
/** Decimals of the result. */
const DECIMALS = 18;
/** Below it, rounding up would change the price by more than 0.01 %. */
const LOWEST = 10_000n;
/** What the oracle keeps: 128 bits. */
const HIGHEST = 2n ** 128n - 1n;

/**
 * Shares of the vault that one whole payout token is worth, with 18 decimals: the price, in quote per payout, of a market that sells token0
 * (`inToken0`) or token1 for shares. Null where the vault is empty, or the price cannot be told within 0.01 % and 128 bits.
 *
 * A share is worth 2·√(r0·r1·P)/S of token0, P being the average price of token1 in token0, and 2·√(r0·r1/P)/S of token1. A swap moves the
 * reserves along r0·r1 and leaves P alone, so neither can be moved within a block, as 2·r0/S could. The result is the exact root of
 * one fraction, rounded up once: √⌈n/d⌉ rounded up is √(n/d) rounded up. Prices favour the seller, by at most one unit.
 */
export function sharePrice(vault: VaultReading, inToken0: boolean): bigint | null {
  const { reserve0, reserve1, totalSupply, averagePrice } = vault;
  if (reserve0 <= 0n || reserve1 <= 0n || totalSupply <= 0n || averagePrice <= 0n) return null;
  const payoutDecimals = inToken0 ? vault.decimals0 : vault.decimals1;
  const shares = totalSupply * powerOfTen(payoutDecimals + DECIMALS);
  const product = 4n * reserve0 * reserve1 * powerOfTen(2 * vault.shareDecimals);
  const squared = inToken0
    ? divideUp(shares * shares * ONE, product * averagePrice)
    : divideUp(shares * shares * averagePrice, product * ONE);
  const price = rootUp(squared);
  return price < LOWEST || price > HIGHEST ? null : price;
}

/** The square root, rounded up. */
function rootUp(value: bigint): bigint {
  const root = rootDown(value);
  return root * root === value ? root : root + 1n;
}

/** Newton's method from above, which falls until it is there. */
function rootDown(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}
