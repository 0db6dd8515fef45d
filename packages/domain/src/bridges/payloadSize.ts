/** Bytes. The limit of CCIP, which is the highest of all bridges. */
export const LARGEST_PAYLOAD = 30_000;

const HEADER = 41;
const CALL_HEADER = 23;

/** As many calls without calldata as fit into a payload. */
export const MOST_CALLS = Math.floor((LARGEST_PAYLOAD - HEADER) / CALL_HEADER);

/** Size of a message with these calldatas (hexadecimal), in bytes. */
export const payloadSize = (calldatas: readonly string[]): number =>
  calldatas.reduce((sum, { length }) => sum + CALL_HEADER + (length - 2) / 2, HEADER);
