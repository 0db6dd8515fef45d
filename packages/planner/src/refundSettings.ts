import type { RefundSettings } from '@althing/bindings';
import { parseEther, parseGwei } from 'viem';

/** docs/requirements.md#gas-refund: the defaults on creation; a governor's proposals may change them. */
const SPECIFIED = { maxPriorityFee: parseGwei('2'), baseGas: 36_000n, maxGasUsed: 200_000n, maxBaseFee: parseGwei('200') };
/** Most that one proposal may cost the pot; the specification has no cap, without which one proposal could empty it. */
const PROPOSAL_CAP = parseEther('1');
/** One whole token, or one vote where votes are counted in hundredths: below it a vote costs the pot more than it is worth. */
const MINIMUM_WEIGHT = { token: parseEther('1'), quadratic: 100n };

/** What a new governor's refund contract begins with. */
export const refundSettings = (isQuadratic: boolean): RefundSettings => ({
  ...SPECIFIED,
  minWeight: isQuadratic ? MINIMUM_WEIGHT.quadratic : MINIMUM_WEIGHT.token,
  proposalCap: PROPOSAL_CAP,
});
