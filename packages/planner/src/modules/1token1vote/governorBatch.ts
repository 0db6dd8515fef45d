import { NO_REFUND, NOT_QUADRATIC } from '@althing/bindings';
import type { Hex } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import type { GovernorDesign } from '../../design.ts';
import { deriveSalt } from '../../salts.ts';
import { stepId } from '../../stepId.ts';
import type { BatchPart, SetupOf } from '../batchPart.ts';
import { textGas } from '../shared/gas.ts';

type Setup = SetupOf<'governors'>;

const GOVERNOR_GAS = 310_000n;
const TIMELOCK_GAS = 295_000n;
const REFUND_GAS = 930_000n;
const PRE_VOTE_VETO_GAS = 26_000n;
const PRE_EXECUTION_VETO_GAS = 130_000n;
const QUADRATIC_GAS = 60_000n;
const MESSAGE_CONTROLLER_GAS = 30_000n;

/** Salts of contracts that are not wanted are ignored, but must be given. */
const saltsOf = ({ name, salt, timelock, refund }: GovernorDesign, organisationSalt: Hex): Setup['salts'] => ({
  governor: salt,
  timelock: timelock?.salt ?? deriveSalt(organisationSalt, stepId('timelock', name)),
  refundGas: refund?.salt ?? deriveSalt(organisationSalt, stepId('refundGas', name)),
});

function setupOf(design: GovernorDesign, organisationSalt: Hex): Setup {
  const { name, timelock, refund, token, votingDelay, votingPeriod, proposalThreshold, quorum, quadratic } = design;
  return {
    salts: saltsOf(design, organisationSalt),
    governor: {
      name,
      token: token.address,
      votingDelay,
      votingPeriod,
      proposalThreshold,
      quorumNumerator: BigInt(quorum),
      preVoteVetoer: design.preVoteVetoer?.address ?? zeroAddress,
      quadratic: quadratic ?? NOT_QUADRATIC,
      messageController: design.crossChain?.messageController ?? zeroAddress,
    },
    timelockDelay: BigInt(timelock?.delay ?? 0),
    canceller: design.preExecutionVetoer?.address ?? zeroAddress,
    refunds: refund !== null,
    refund: refund?.settings ?? NO_REFUND,
  };
}

/** A governor with its timelock and refund contract, which one call creates together. */
export const governorBatch: BatchPart<Setup> = {
  units: ({ governors, identity }) =>
    governors.map((governor) => ({
      stepIds: [governor.timelock, governor.refund, governor].flatMap((contract) => (contract ? [contract.id] : [])),
      setup: setupOf(governor, identity.id),
    })),
  gas: ({ governor, timelockDelay, canceller, refunds }) => {
    const parts: [boolean, bigint][] = [
      [timelockDelay > 0n, TIMELOCK_GAS],
      [refunds, REFUND_GAS],
      [governor.preVoteVetoer !== zeroAddress, PRE_VOTE_VETO_GAS],
      [canceller !== zeroAddress, PRE_EXECUTION_VETO_GAS],
      [governor.quadratic.decoder !== zeroAddress, QUADRATIC_GAS],
      [governor.messageController !== zeroAddress, MESSAGE_CONTROLLER_GAS],
    ];
    const wanted = parts.filter(([isWanted]) => isWanted).map(([, gas]) => gas);
    return wanted.reduce((sum, gas) => sum + gas, GOVERNOR_GAS + textGas(governor.name));
  },
  isOpen: ({ salts: { governor } }, { salts }) => salts.has(governor),
};
