/** What is offered where nothing could be simulated; a working group that is added takes a third of a million. */
const UNKNOWN = 3_000_000n;

/** What one transaction may take (EIP-7825) leaves room for this, and for as much again that is estimated. */
const MOST = 7_000_000n;

/**
 * Gas to offer above an estimate for what a Safe does by its module.
 *
 * @param used - what an execution that succeeds takes; undefined where it is not known, as one that fails is cut short.
 */
export function spareGas(used: string | undefined): bigint {
  const twice = used === undefined ? UNKNOWN : 2n * BigInt(used);
  if (twice > MOST) return MOST;
  return twice > UNKNOWN ? twice : UNKNOWN;
}
