import { type Check, formatCheckValue, platformAddresses } from '@althing/bindings';
import { PASSPORT_SCORE_BANDS } from '@althing/domain/setup';
import type { Address } from '@althing/domain/units';
import { pad, zeroAddress } from 'viem';
import type { ChainDesign, GovernorDesign, QuadraticDesign } from '../design.ts';
import { formatBasisPoints, formatDuration, formatTokens } from '../quantities.ts';
import { stepId } from '../stepId.ts';
import type { ReviewLine, Step } from '../types.ts';
import { callCheck, proxyChecks } from './checks.ts';
import { describeOptional } from './describe.ts';
import { refundStep } from './refundStep.ts';
import { timelockStep } from './timelockStep.ts';

const countingReview = (quadratic: QuadraticDesign | null): ReviewLine[] =>
  quadratic
    ? [
        { label: 'Voting', value: 'Quadratic: square root of whole tokens × share of the passport score' },
        { label: 'Passport scores from', value: quadratic.decoder },
        ...PASSPORT_SCORE_BANDS.map((band, i) => ({
          label: `Vote with a passport score ${band}`,
          value: `${quadratic.bandPercentages[i]} %`,
        })),
        { label: 'Needed to pass', value: `${formatBasisPoints(quadratic.threshold)} For among For and Against` },
      ]
    : [{ label: 'Voting', value: 'One token, one vote' }];

function governorReview(design: GovernorDesign, authority: Address): ReviewLine[] {
  const { address, name, token, votingDelay, votingPeriod, proposalThreshold, quorum, timelock, refund, quadratic } = design;
  return [
    { label: 'Address', value: address },
    { label: 'Name', value: name },
    ...countingReview(quadratic),
    { label: 'Token', value: `${token.address} (${token.symbol})` },
    { label: 'Voting delay', value: formatDuration(votingDelay) },
    { label: 'Voting period', value: formatDuration(votingPeriod) },
    { label: 'Proposal threshold', value: formatTokens(proposalThreshold, token.symbol) },
    { label: 'Quorum', value: `${formatBasisPoints(quorum)} of the supply` },
    { label: 'Executes through', value: timelock ? `${timelock.address} (timelock of governor ${name})` : 'itself, without delay' },
    { label: 'Veto before voting', value: describeOptional(design.preVoteVetoer) },
    { label: 'Veto before execution', value: describeOptional(design.preExecutionVetoer) },
    { label: 'Gas of votes', value: refund ? `paid back by ${refund.address}` : 'paid by the voters' },
    { label: 'Upgraded by', value: authority },
  ];
}

/** The settings carry the time since when they hold; any time in the past of the chain would do, the deployment's own too. */
function countingChecks(address: Address, quadratic: QuadraticDesign | null): Check[] {
  const mode = 'COUNTING_MODE() view returns (string)';
  if (!quadratic) return [callCheck('Counting', address, mode, 'support=bravo,fractional&quorum=for,abstain&params=fractional')];
  const { decoder, bandPercentages, threshold } = quadratic;
  return [
    callCheck('Counting', address, mode, 'support=bravo&quorum=against,for,abstain'),
    callCheck(
      'Passport scores, bands and share to pass',
      address,
      'quadraticSettings(uint256) view returns ((address decoder, uint8[4] bandPercentages, uint16 threshold))',
      formatCheckValue([decoder, bandPercentages, threshold]),
      { args: [LATEST_TIMEPOINT] },
    ),
  ];
}

/** The largest `uint48`: what holds from now on. */
const LATEST_TIMEPOINT = String(2 ** 48 - 1);

function governorChecks(design: GovernorDesign, authority: Address): Check[] {
  const { address, name, token, votingDelay, votingPeriod, proposalThreshold, quorum, timelock, refund, quadratic } = design;
  const { governorImplementation, quadraticGovernorImplementation } = platformAddresses;
  const account = (label: string, getter: string, expected: Address | undefined) =>
    callCheck(label, address, `${getter}() view returns (address)`, expected ?? zeroAddress);
  return [
    ...proxyChecks(address, {
      implementation: quadratic ? quadraticGovernorImplementation : governorImplementation,
      authority,
      argument: pad(token.address),
      companion: refund?.address ?? zeroAddress,
    }),
    callCheck('Name', address, 'name() view returns (string)', name),
    account('Token', 'token', token.address),
    ...countingChecks(address, quadratic),
    callCheck('Clock', address, 'CLOCK_MODE() view returns (string)', 'mode=timestamp'),
    callCheck('Voting delay (seconds)', address, 'votingDelay() view returns (uint256)', String(votingDelay)),
    callCheck('Voting period (seconds)', address, 'votingPeriod() view returns (uint256)', String(votingPeriod)),
    callCheck('Proposal threshold (smallest unit)', address, 'proposalThreshold() view returns (uint256)', String(proposalThreshold)),
    callCheck('Quorum numerator', address, 'quorumNumerator() view returns (uint256)', String(quorum)),
    callCheck('Quorum denominator', address, 'quorumDenominator() view returns (uint256)', '10000'),
    account('Timelock', 'timelock', timelock?.address),
    account('Veto before voting', 'preVoteVetoer', design.preVoteVetoer?.address),
    account('Veto before execution', 'preExecutionVetoer', design.preExecutionVetoer?.address),
    account('Refund contract', 'refundGas', refund?.address),
  ];
}

function governorStep(design: GovernorDesign, chain: ChainDesign, before: readonly Step[]): Step {
  const authority = chain.upgradeAuthority;
  return {
    id: design.id,
    kind: 'governor',
    name: design.name,
    chainId: chain.chainId,
    address: design.address,
    salt: design.salt,
    dependsOn: [authority.id, stepId('token'), ...before.map(({ id }) => id)],
    review: governorReview(design, authority.address),
    checks: governorChecks(design, authority.address),
  };
}

/** A governor, after its timelock and its refund contract where it has them. */
export function governorSteps(design: GovernorDesign, chain: ChainDesign): Step[] {
  const before = [
    ...(design.timelock ? [timelockStep(design.timelock, design, chain)] : []),
    ...(design.refund ? [refundStep(design.refund, design, chain)] : []),
  ];
  return [...before, governorStep(design, chain, before)];
}
