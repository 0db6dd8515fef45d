import { predictProxy } from '@althing/bindings';
import type { Governor } from '@althing/domain/organisation';
import type { GovernorDesign, Party, Site, VotingToken } from '../../design.ts';
import { PlanError } from '../../errors.ts';
import { durationSeconds, MINIMUM_TIMELOCK, MINIMUM_VOTING_PERIOD, percentToBasisPoints, shareOf } from '../../quantities.ts';
import { deriveSalt } from '../../salts.ts';
import { stepId } from '../../stepId.ts';
import { designQuadratic } from '../quadratic/designQuadratic.ts';
import { designRefund } from '../refund/designRefund.ts';

/** Addresses are derived from names, so each name may occur only once per chain. */
export function refuseDuplicates(governors: readonly Governor[]): void {
  const names = new Set(governors.map(({ governorName }) => governorName));
  if (names.size < governors.length) throw new PlanError('governor-duplicated', governors.map((g) => g.governorName).join(', '));
}

export type GovernorAccounts = Pick<GovernorDesign, 'id' | 'name' | 'address' | 'salt' | 'timelock'>;

/** Finds the guardian of the governor with this name on this chain. */
export type Guardians = (kind: 'preVoteVeto' | 'preExecutionVeto', governorName: string) => Party | null;

/** The addresses of a governor and its timelock. They only depend on its name, so that everything else can refer to them. */
export function governorAccounts(governor: Governor, { authority, organisationSalt }: Site): GovernorAccounts {
  const { governorName, preExecutionTimelock } = governor;
  const id = stepId('governor', governorName);
  const salt = deriveSalt(organisationSalt, id);
  const timelockId = stepId('timelock', governorName);
  const timelockSalt = deriveSalt(organisationSalt, timelockId);
  const delay = durationSeconds(preExecutionTimelock, MINIMUM_TIMELOCK);
  const timelock = { id: timelockId, address: predictProxy({ authority, salt: timelockSalt }), salt: timelockSalt, delay };
  return { id, name: governorName, salt, address: predictProxy({ authority, salt }), timelock: delay > 0 ? timelock : null };
}

export function designGovernor(
  governor: Governor,
  accounts: GovernorAccounts,
  token: VotingToken | null,
  guardians: Guardians,
  crossChain: GovernorDesign['crossChain'],
  site: Site,
): GovernorDesign {
  if (!token) throw new PlanError('token-missing', `chain ${governor.chainId}`);
  const votingPeriod = durationSeconds(governor.votingPeriod, MINIMUM_VOTING_PERIOD);
  if (votingPeriod <= 0) throw new PlanError('voting-period-zero', governor.governorName);
  const design = {
    ...accounts,
    token: { address: token.address, symbol: token.symbol, wraps: token.lockbox?.kept ?? null },
    votingDelay: durationSeconds(governor.preVotingTimelock, MINIMUM_TIMELOCK),
    votingPeriod,
    proposalThreshold: shareOf(token.votable, governor.proposalThreshold),
    quorum: percentToBasisPoints(governor.quorumThreshold),
    preVoteVetoer: guardians('preVoteVeto', governor.governorName),
    preExecutionVetoer: guardians('preExecutionVeto', governor.governorName),
    refund: designRefund(governor, accounts.address, token.votable, site),
    quadratic: governor.isQuadratic ? designQuadratic(governor) : null,
    crossChain,
  };
  refuseIneffective(design, token.votable);
  return design;
}

/** Throws for settings that the contracts would refuse: guardians without time to act, or a quorum of zero. */
function refuseIneffective({ name, votingDelay, timelock, quorum, ...design }: GovernorDesign, supply: bigint): void {
  if (timelock && timelock.delay < MINIMUM_TIMELOCK) throw new PlanError('timelock-too-short', name);
  if (design.preVoteVetoer && votingDelay < MINIMUM_TIMELOCK) throw new PlanError('pre-vote-veto-without-delay', name);
  if (design.preExecutionVetoer && !timelock) throw new PlanError('pre-execution-veto-without-timelock', name);
  if (quorum === 0 || supply === 0n) throw new PlanError('quorum-without-base', name);
}
