interface Decimals {
  decimals: number;
}

/** An amount in units of one place as units of another, rounded down. */
export const converted = (amount: bigint, from: Decimals, to: Decimals): bigint =>
  (amount * 10n ** BigInt(to.decimals)) / 10n ** BigInt(from.decimals);
