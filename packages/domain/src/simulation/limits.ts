/** Calls of one proposal that are simulated. */
export const MOST_SIMULATED_CALLS = 50;
/** Bytes of their calldata together. */
export const MOST_SIMULATED_BYTES = 49_152;
