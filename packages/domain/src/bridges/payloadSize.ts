/** Bytes: what CCIP takes at most, which is as much as any bridge does. */
export const LARGEST_PAYLOAD = 30_000;

const HEADER = 41;
const CALL_HEADER = 23;

/** Calls without calldata that would fill it. */
export const MOST_CALLS = Math.floor((LARGEST_PAYLOAD - HEADER) / CALL_HEADER);

/** Bytes that bridges have to carry for a message with these calldatas, in hexadecimal. */
export const payloadSize = (calldatas: readonly string[]): number =>
  calldatas.reduce((sum, { length }) => sum + CALL_HEADER + (length - 2) / 2, HEADER);
