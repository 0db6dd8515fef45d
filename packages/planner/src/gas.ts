import type { OrganisationBatch } from '@althing/bindings';
import { size, stringToHex, zeroAddress } from 'viem';

/** EIP-7825: no transaction may use more. */
export const TRANSACTION_GAS_CAP = 16_777_216n;
/** Parts are put together up to here, which leaves room for wallets that add to their own estimate. */
export const TRANSACTION_GAS_TARGET = 15_000_000n;

/** Measured on cancun rules, then raised by 5 to 15 %; a test holds them between the truth and 1.35 times the truth. */
const BASE_GAS = 140_000n;
const SAFE_GAS = 245_000n;
const OWNER_GAS = 25_000n;
const TOKEN_GAS = 300_000n;
const RECIPIENT_GAS = 31_000n;
const GOVERNOR_GAS = 310_000n;
const TIMELOCK_GAS = 295_000n;
const REFUND_GAS = 930_000n;
const PRE_VOTE_VETO_GAS = 26_000n;
const PRE_EXECUTION_VETO_GAS = 130_000n;
const QUADRATIC_GAS = 60_000n;
const VOTING_CHAIN_GAS = 55_000n;
const SPOKE_GAS = 270_000n;
const VESTING_GAS = 230_000n;
const CURVE_GAS = 60_000n;
const GRANT_GAS = 100_000n;
/** Five milestones share a slot. */
const MILESTONE_GAS = 6_000n;
/** A text of more than 31 bytes takes a storage slot for every 32 of them. */
const TEXT_SLOT_GAS = 25_000n;

const times = (gas: bigint, count: number): bigint => gas * BigInt(count);

function textGas(text: string): bigint {
  const bytes = size(stringToHex(text));
  return bytes > 31 ? times(TEXT_SLOT_GAS, Math.ceil(bytes / 32)) : 0n;
}

function governanceGas({ governor, timelockDelay, canceller, refunds }: OrganisationBatch['governors'][number]): bigint {
  const parts: [boolean, bigint][] = [
    [timelockDelay > 0n, TIMELOCK_GAS],
    [refunds, REFUND_GAS],
    [governor.preVoteVetoer !== zeroAddress, PRE_VOTE_VETO_GAS],
    [canceller !== zeroAddress, PRE_EXECUTION_VETO_GAS],
    [governor.quadratic.decoder !== zeroAddress, QUADRATIC_GAS],
  ];
  const wanted = parts.filter(([isWanted]) => isWanted).map(([, gas]) => gas);
  const votingChains = times(VOTING_CHAIN_GAS, governor.crossChain.votingChains.length);
  return wanted.reduce((sum, gas) => sum + gas, GOVERNOR_GAS + textGas(governor.name) + votingChains);
}

const vestingGas = ({ schedules }: OrganisationBatch['vestings'][number]): bigint =>
  schedules.reduce(
    (sum, { milestones, receivers }) => sum + CURVE_GAS + times(MILESTONE_GAS, milestones.length) + times(GRANT_GAS, receivers.length),
    VESTING_GAS,
  );

type BatchParts = Pick<OrganisationBatch, 'safes' | 'tokens' | 'vestings' | 'spokes' | 'governors'>;

/** Upper estimate of a batch's transaction, its data included. */
export function batchGas({ safes, tokens, vestings, spokes, governors }: BatchParts): bigint {
  const parts = [
    ...safes.map(({ owners }) => SAFE_GAS + times(OWNER_GAS, owners.length)),
    ...tokens.map(({ recipients, name, symbol }) => TOKEN_GAS + times(RECIPIENT_GAS, recipients.length) + textGas(name) + textGas(symbol)),
    ...vestings.map(vestingGas),
    ...spokes.map(({ name }) => SPOKE_GAS + textGas(name)),
    ...governors.map(governanceGas),
  ];
  return parts.reduce((sum, gas) => sum + gas, BASE_GAS);
}
