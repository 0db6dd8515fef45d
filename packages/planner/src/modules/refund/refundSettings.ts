import type { RefundSettings } from '@althing/bindings';
import { parseEther, parseGwei } from 'viem';
import { shareOf } from '../../quantities.ts';

/** The specification's defaults on creation; a governor's proposals may change them. */
const SPECIFIED = { maxPriorityFee: parseGwei('2'), maxGasUsed: 200_000n, maxBaseFee: parseGwei('200') };
/** The specification's 36,000 less the 21,000 of every transaction, which a later rule of the chain may cut (ADR 007). */
const BASE_GAS = 15_000n;
/**
 * Most that one proposal, and all proposals of 30 days together, may cost the pot; the specification has no cap, without which one
 * proposal could empty it.
 */
const PROPOSAL_CAP = parseEther('0.5');
const PERIOD_CAP = parseEther('4');
/** Of the supply on the chain. Not the governor's proposal threshold, which may change while the pot's address depends on this. */
const LEAST_PROPOSER_PERCENT = 1;
/** One whole token, or one vote where votes are counted in hundredths: below it a vote costs the pot more than it is worth. */
const MINIMUM_WEIGHT = { token: parseEther('1'), quadratic: 100n };

/** What a new governor's refund contract begins with. `supply` in units of the token, on the governor's chain. */
export const refundSettings = (isQuadratic: boolean, supply: bigint): RefundSettings => ({
  ...SPECIFIED,
  baseGas: BASE_GAS,
  minWeight: isQuadratic ? MINIMUM_WEIGHT.quadratic : MINIMUM_WEIGHT.token,
  proposalCap: PROPOSAL_CAP,
  periodCap: PERIOD_CAP,
  minProposerVotes: atMost96Bits(shareOf(supply, LEAST_PROPOSER_PERCENT)),
});

/** What the contract can hold; more than 79 billion whole tokens. */
const atMost96Bits = (votes: bigint): bigint => (votes < 1n << 96n ? votes : (1n << 96n) - 1n);
