/** How hard the relayer tries. Times in milliseconds. */
export interface RelayerSettings {
  /** Between two looks at the head, at tasks and at receipts. */
  pollMs: number;
  /** Blocks per question. */
  maxRange: number;
  /** Blocks that are read once more, as a node may leave out logs of its newest. */
  overlap: number;
  /** Blocks that are read again after a fork. */
  rewind: number;
  /** Transactions under way at one chain. */
  inFlight: number;
  firstRetryMs: number;
  longestRetryMs: number;
  /** What was done is looked at once more after this, in case its block did not last. */
  settleMs: number;
  /** After this a transaction is sent again as it is. */
  resendMs: number;
  /** After this it is replaced by one that pays more. */
  replaceMs: number;
  balanceMs: number;
}

export const LOCAL_SETTINGS: RelayerSettings = {
  pollMs: 100,
  maxRange: 500,
  overlap: 0,
  rewind: 256,
  inFlight: 16,
  firstRetryMs: 250,
  longestRetryMs: 5_000,
  settleMs: 10_000,
  resendMs: 1_000,
  replaceMs: 5_000,
  balanceMs: 5_000,
};

export const PUBLIC_SETTINGS: RelayerSettings = {
  pollMs: 2_000,
  maxRange: 500,
  overlap: 32,
  rewind: 1024,
  inFlight: 8,
  firstRetryMs: 5_000,
  longestRetryMs: 600_000,
  settleMs: 900_000,
  resendMs: 30_000,
  replaceMs: 90_000,
  balanceMs: 60_000,
};
