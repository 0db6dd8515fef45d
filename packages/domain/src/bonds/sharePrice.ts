import { rootUp } from './root.ts';
import { divideUp, powerOfTen } from './units.ts';

/** The state of a vault that is a full-range pool; amounts in smallest units. */
export interface VaultReading {
  reserve0: bigint;
  reserve1: bigint;
  /** Number of shares. */
  totalSupply: bigint;
  decimals0: number;
  decimals1: number;
  shareDecimals: number;
  /** Time-weighted average price of token1 in token0, in smallest units, times 2^112. */
  averagePrice: bigint;
}

/** 2^112, the fixed-point unit of a constant-product pool's prices. */
const ONE = 2n ** 112n;
/** Decimals of the result. */
const DECIMALS = 18;
/** Below this, rounding up would change the price by more than 0.01 %. */
const LOWEST = 10_000n;
/** Largest price that the oracle can store: 128 bits. */
const HIGHEST = 2n ** 128n - 1n;

/**
 * Shares of the vault that one whole payout token is worth, with 18 decimals: the price, in quote per payout token, of a market that sells
 * token0 (`inToken0`) or token1 for shares. Null where the vault is empty, or the price is not exact to 0.01 % or exceeds 128 bits.
 *
 * A share is worth 2·√(r0·r1·P)/S of token0, where P is the average price of token1 in token0, and 2·√(r0·r1/P)/S of token1. A swap changes the
 * reserves but neither r0·r1 nor P, so nobody can move this value within a block, unlike 2·r0/S. The result is the exact root of one
 * fraction, rounded up once: √⌈n/d⌉ rounded up is √(n/d) rounded up. So prices favour the seller, by at most one unit.
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
  return tellablePrice(rootUp(squared));
}

/** Null for a price that is not exact enough, or that the oracle cannot store. */
export const tellablePrice = (price: bigint): bigint | null => (price < LOWEST || price > HIGHEST ? null : price);
