import type { RefundSettings } from '@althing/bindings';
import { REFUND_CAPS } from '@althing/domain/modules';
import { parseEther, parseGwei } from 'viem';
import { shareOf } from '../../quantities.ts';

/** Defaults of the specification; proposals of the governor may change them. */
const SPECIFIED = { maxPriorityFee: parseGwei('2'), maxGasUsed: 200_000n, maxBaseFee: parseGwei('200') };
/** The specification's 36,000 minus the 21,000 of every transaction, which a chain may reduce later (docs/decisions/007). */
const BASE_GAS = 15_000n;
/**
 * The most that one proposal, and all proposals within 30 days, may cost the pot. The specification has no such limits, so a single proposal could
 * empty
 * the pot.
 */
const PROPOSAL_CAP = parseEther(REFUND_CAPS.proposal);
const PERIOD_CAP = parseEther(REFUND_CAPS.period);
/** Percent of the supply on the chain. Not the governor's proposal threshold, which may change while the pot's address depends on this value. */
const LEAST_PROPOSER_PERCENT = 1;
/** One whole token, or one vote where votes are counted in hundredths: a smaller vote costs the pot more than it is worth. */
const MINIMUM_WEIGHT = { token: parseEther('1'), quadratic: 100n };

/** Initial settings of a new governor's refund contract. `supply` in the token's smallest unit, on the governor's chain. */
export const refundSettings = (isQuadratic: boolean, supply: bigint): RefundSettings => ({
  ...SPECIFIED,
  baseGas: BASE_GAS,
  minWeight: isQuadratic ? MINIMUM_WEIGHT.quadratic : MINIMUM_WEIGHT.token,
  proposalCap: PROPOSAL_CAP,
  periodCap: PERIOD_CAP,
  minProposerVotes: atMost96Bits(shareOf(supply, LEAST_PROPOSER_PERCENT)),
});

/** Limits a number to the 96 bits that the contract stores, i.e. to more than 79 billion whole tokens. */
const atMost96Bits = (votes: bigint): bigint => (votes < 1n << 96n ? votes : (1n << 96n) - 1n);
