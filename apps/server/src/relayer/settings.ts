/** Intervals and limits of the relayer. Times are in milliseconds. */
export interface RelayerSettings {
  /** Between two requests for the newest block, for due tasks, and for receipts. */
  pollMs: number;
  /** Blocks per query for logs. */
  maxRange: number;
  /** Newest blocks that are read a second time, as a node may still leave out some of their logs. */
  overlap: number;
  /** Blocks that are read again after a fork. */
  rewind: number;
  /** Unconfirmed transactions per chain. */
  inFlight: number;
  firstRetryMs: number;
  longestRetryMs: number;
  /** What waits for bridges is looked at again after this; usually its controller's events come first. */
  listenMs: number;
  /** A message that waits for its delay is looked at again after this at the latest, as the clock of a local chain may be moved. */
  delayMs: number;
  /** A finished task is checked once more after this, in case its block was lost in a fork. */
  settleMs: number;
  /** After this the same signed transaction is sent again. */
  resendMs: number;
  /** After this it is replaced by a transaction that pays more. */
  replaceMs: number;
  balanceMs: number;
}

export const LOCAL_SETTINGS: RelayerSettings = {
  // Nodes announce their blocks, and readers ring for new tasks: this is for what is due, and for receipts.
  pollMs: 400,
  maxRange: 500,
  overlap: 0,
  rewind: 256,
  inFlight: 32,
  firstRetryMs: 250,
  longestRetryMs: 5_000,
  listenMs: 30_000,
  delayMs: 1_000,
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
  listenMs: 600_000,
  delayMs: 20_000,
  settleMs: 900_000,
  resendMs: 30_000,
  replaceMs: 90_000,
  balanceMs: 60_000,
};
