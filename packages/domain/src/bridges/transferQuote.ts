/** What of an amount lies above `threshold`, up to the next tier's, pays `rate`. Both contracts that have tiers keep them in ascending order. */
export interface ShareTier {
  /** In units of the token. */
  threshold: bigint;
  /** In parts of what the contract calls the whole. */
  rate: bigint;
}

/** The platform's fee of transfers through its wrapper, as `ControllerWrapper` has it. */
export interface PlatformFee {
  tiers: readonly ShareTier[];
  /** Of the whole amount, for its destination. */
  premiumRate: bigint;
}

/** 100 % for the wrapper, and the most that it takes: 5 %. */
const [WRAPPER_WHOLE, WRAPPER_MOST] = [100_000n, 5_000n];
/** 100 % for a token's bridge tax. */
const TAX_WHOLE = 10_000n;

/** In parts of the whole, so that it is rounded once. */
const sharesOf = (amount: bigint, tiers: readonly ShareTier[]): bigint =>
  tiers.reduce((sum, { threshold, rate }, index) => {
    const end = tiers[index + 1]?.threshold ?? amount;
    const part = (amount < end ? amount : end) - threshold;
    return part > 0n ? sum + part * rate : sum;
  }, 0n);

/** What the wrapper takes of an amount, rounded down. */
export function platformFeeOf(amount: bigint, { tiers, premiumRate }: PlatformFee): bigint {
  const shares = sharesOf(amount, tiers) + amount * premiumRate;
  const most = amount * WRAPPER_MOST;
  return (shares < most ? shares : most) / WRAPPER_WHOLE;
}

/** What a token's treasury gets of an amount that a bridge brings, rounded down. */
export const bridgeTaxOf = (amount: bigint, tiers: readonly ShareTier[]): bigint => sharesOf(amount, tiers) / TAX_WHOLE;
