/** What a refund pot pays for votes on one proposal. Amounts in wei, prices in wei per unit of gas. */
export interface VoteRefundTerms {
  maxPriorityFee: bigint;
  maxBaseFee: bigint;
  /** Gas on top of what is measured, for plain accounts only. */
  baseGas: bigint;
  maxGasUsed: bigint;
  /** Least weight that is paid back, in the governor's units; 0 where votes on the proposal are never paid back. */
  minWeight: bigint;
  /** What is left for the proposal. */
  proposalCap: bigint;
}

/** The price of a transaction: of its block, and what the sender pays. */
export interface GasPrice {
  baseFee: bigint;
  gasPrice: bigint;
}

/**
 * Gas that a governor measures around a vote which is not the first on its proposal: packages/planner/test/votes.integration.test.ts compares it with
 * what a chain pays. The first vote measures about 17,000 more, quadratic votes what their score decoder needs.
 */
export const MEASURED_GAS = 44_000n;

const least = (first: bigint, ...others: bigint[]): bigint => others.reduce((found, each) => (each < found ? each : found), first);

/** What is paid back for `gas`, the extra of plain accounts included, in wei: `RefundTerms.sol` computes the same. */
export function refundWorth(terms: VoteRefundTerms, gas: bigint, { baseFee, gasPrice }: GasPrice, pot: bigint): bigint {
  const base = least(terms.maxBaseFee, baseFee);
  const price = least(base + least(terms.maxPriorityFee, base), gasPrice);
  return least(least(gas, terms.maxGasUsed) * price, terms.proposalCap, pot);
}

export interface RefundCase {
  terms: VoteRefundTerms;
  price: GasPrice;
  /** Wei in the pot. */
  pot: bigint;
  /** Weight that the vote would count with, in the governor's units; undefined where it is not known yet. */
  weight: bigint | undefined;
  isSplit: boolean;
  /** Whether the sender is an account without code. */
  isPlainAccount: boolean;
}

/** About how much of a vote's gas is paid back, in wei; or why nothing is. */
export function refundOutlook(now: RefundCase): { amount: bigint; reason?: undefined } | { amount?: undefined; reason: string } {
  const { terms, pot, weight, isSplit, isPlainAccount, price } = now;
  if (terms.minWeight === 0n)
    return { reason: 'The gas of votes on this proposal is not paid back: whoever proposed it had too few votes for that.' };
  if (terms.proposalCap === 0n) return { reason: 'What may be paid back for this proposal is used up.' };
  if (pot === 0n) return { reason: 'The refund pot is empty, so nothing is paid back. Anybody can fill it.' };
  if (isSplit) return { reason: 'The gas of votes in parts is not paid back.' };
  if (weight !== undefined && weight < terms.minWeight) return { reason: 'You have too few votes for a refund of gas.' };
  return { amount: refundWorth(terms, MEASURED_GAS + (isPlainAccount ? terms.baseGas : 0n), price, pot) };
}

/** How many votes at the present price a pot lasts for, rounded down; undefined where a vote costs it nothing. */
export function votesInPot(terms: VoteRefundTerms, price: GasPrice, pot: bigint): bigint | undefined {
  const unlimited = 1n << 200n;
  const each = refundWorth({ ...terms, proposalCap: unlimited }, MEASURED_GAS + terms.baseGas, price, unlimited);
  return each === 0n ? undefined : pot / each;
}
