import { tellablePrice } from './sharePrice.ts';
import { sqrtPriceAtTick } from './ticks.ts';
import { divideUp, larger, powerOfTen, smaller } from './units.ts';

/** Liquidity of a vault from `lowerTick` until `upperTick`. */
export interface Position {
  lowerTick: number;
  upperTick: number;
  liquidity: bigint;
}

/** The state of a vault with positions in a pool of concentrated liquidity; amounts in smallest units. */
export interface ConcentratedReading {
  /** What the vault says that it has of each token, which includes its positions at the price of the moment. */
  total0: bigint;
  total1: bigint;
  positions: readonly Position[];
  /** Root of the price of the moment (token1 per token0, in smallest units), times 2^96. */
  sqrtPrice: bigint;
  /** Time-weighted average tick, rounded down. */
  averageTick: number;
  /** Number of shares. */
  totalSupply: bigint;
  decimals0: number;
  decimals1: number;
  shareDecimals: number;
}

const Q96 = 2n ** 96n;

interface Amounts {
  amount0: bigint;
  amount1: bigint;
}

/** What positions are made of while the root of the price is `root`, each rounded down as the pool pays it; null where one lies on no ticks. */
function amountsAt(positions: readonly Position[], root: bigint): Amounts | null {
  let [amount0, amount1] = [0n, 0n];
  for (const { lowerTick, upperTick, liquidity } of positions) {
    const [lower, upper] = [sqrtPriceAtTick(lowerTick), sqrtPriceAtTick(upperTick)];
    if (lower === null || upper === null || lower >= upper || liquidity < 0n) return null;
    const within = larger(lower, smaller(root, upper));
    amount0 += (liquidity * Q96 * (upper - within)) / upper / within;
    amount1 += (liquidity * (within - lower)) / Q96;
  }
  return { amount0, amount1 };
}

/**
 * Total less what of it is in positions now, plus what will be in them at the average. A total may be short of its positions by their rounding, a unit
 * each; null where it is by more, since it is no total of these positions then.
 */
function moved(total: bigint, now: bigint, later: bigint, positions: number): bigint | null {
  const idle = total - now;
  return idle < BigInt(-positions) ? null : larger(idle, 0n) + later;
}

/**
 * Shares of the vault that one whole payout token is worth, with 18 decimals, as `sharePrice` says of full-range pools. Null where the vault is
 * empty, contradicts itself, or the price is not exact to 0.01 % or exceeds 128 bits.
 *
 * With the root of the average price a, what the vault would have at that price, X of token0 and Y of token1, is worth X + Y/a² of token0, and Y + X·a² of
 * token1. The totals that the vault tells are at the price of the moment, which anybody can move within a block, and with it almost all of one token into
 * the other. So the positions are taken out of the totals at that price, and put back at the average one: what remains, which lies idle or is owed to the
 * vault, does not depend on the price of the moment, so nobody can move this value by moving that.
 */
export function concentratedSharePrice(vault: ConcentratedReading, inToken0: boolean): bigint | null {
  const { positions, totalSupply } = vault;
  const average = sqrtPriceAtTick(vault.averageTick);
  if (average === null || vault.sqrtPrice <= 0n || totalSupply <= 0n) return null;
  const [now, later] = [amountsAt(positions, vault.sqrtPrice), amountsAt(positions, average)];
  if (!now || !later) return null;
  const held0 = moved(vault.total0, now.amount0, later.amount0, positions.length);
  const held1 = moved(vault.total1, now.amount1, later.amount1, positions.length);
  if (held0 === null || held1 === null) return null;

  const [square, one] = [average * average, Q96 * Q96];
  // What all shares are worth in token0 is this over `square`, and in token1 over `one`.
  const worth = held0 * square + held1 * one;
  if (worth <= 0n) return null;
  const scale = powerOfTen((inToken0 ? vault.decimals0 : vault.decimals1) + 18);
  return tellablePrice(divideUp(scale * totalSupply * (inToken0 ? square : one), powerOfTen(vault.shareDecimals) * worth));
}
