import { type Check, platformAddresses } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { pad, zeroAddress } from 'viem';
import type { ChainDesign, GovernorDesign } from '../../design.ts';
import { formatBasisPoints, formatDuration, formatTokens } from '../../quantities.ts';
import type { ReviewLine, Step } from '../../types.ts';
import { callCheck, proxyChecks } from '../shared/checks.ts';
import { describeOptional } from '../shared/describe.ts';
import { countingCheck, quadraticChecks, quadraticReview } from '../quadratic/quadraticCounting.ts';

function quorumText({ quorum, crossChain, token }: GovernorDesign): string {
  const share = `${formatBasisPoints(quorum)} of the supply`;
  const { wraps } = token;
  if (wraps) return `${formatBasisPoints(quorum)} of all that can be wrapped (${formatTokens(wraps.supply, wraps.symbol)})`;
  if (!crossChain) return share;
  const elsewhere = crossChain.votingChains.reduce((sum, { created }) => sum + created, 0n);
  return `${share}, that of the other voting chains included (${formatTokens(elsewhere, token.symbol)}) from when a proposal has named them`;
}

function governorReview(design: GovernorDesign, authority: Address): ReviewLine[] {
  const { address, name, token, votingDelay, votingPeriod, proposalThreshold, timelock, refund, quadratic } = design;
  return [
    { label: 'Address', value: address },
    { label: 'Name', value: name },
    ...(quadratic ? quadraticReview(quadratic) : [{ label: 'Voting', value: 'One token, one vote' }]),
    { label: 'Token', value: `${token.address} (${token.symbol})` },
    { label: 'Voting delay', value: formatDuration(votingDelay) },
    { label: 'Voting period', value: formatDuration(votingPeriod) },
    { label: 'Proposal threshold', value: formatTokens(proposalThreshold, token.symbol) },
    { label: 'Quorum', value: quorumText(design) },
    { label: 'Executes through', value: timelock ? `${timelock.address} (timelock of governor ${name})` : 'itself, without delay' },
    { label: 'Veto before voting', value: describeOptional(design.preVoteVetoer) },
    { label: 'Veto before execution', value: describeOptional(design.preExecutionVetoer) },
    { label: 'Gas of votes', value: refund ? `paid back by ${refund.address}` : 'paid by the voters' },
    { label: 'Upgraded by', value: authority },
  ];
}

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
    ...(quadratic
      ? quadraticChecks(address, quadratic)
      : [
          countingCheck(address, 'support=bravo,fractional&quorum=for,abstain&params=fractional'),
          account('Message controller', 'messageController', design.crossChain?.messageController),
        ]),
    callCheck('Clock', address, 'CLOCK_MODE() view returns (string)', 'mode=timestamp'),
    callCheck('Voting delay', address, 'votingDelay() view returns (uint256)', String(votingDelay), { unit: 'seconds' }),
    callCheck('Voting period', address, 'votingPeriod() view returns (uint256)', String(votingPeriod), { unit: 'seconds' }),
    callCheck('Proposal threshold', address, 'proposalThreshold() view returns (uint256)', String(proposalThreshold), { unit: 'tokens' }),
    callCheck('Quorum numerator', address, 'quorumNumerator() view returns (uint256)', String(quorum), { unit: 'basisPoints' }),
    callCheck('Quorum denominator', address, 'quorumDenominator() view returns (uint256)', '10000', { unit: 'count' }),
    account('Timelock', 'timelock', timelock?.address),
    account('Veto before voting', 'preVoteVetoer', design.preVoteVetoer?.address),
    account('Veto before execution', 'preExecutionVetoer', design.preExecutionVetoer?.address),
    account('Refund contract', 'refundGas', refund?.address),
  ];
}

/** The step of a governor, after those of its timelock and refund contract where it has them. */
export function governorStep(design: GovernorDesign, chain: ChainDesign): Step {
  const { upgradeAuthority: authority } = chain;
  const before = [design.timelock, design.refund].flatMap((contract) => (contract ? [contract.id] : []));
  return {
    id: design.id,
    kind: 'governor',
    name: design.name,
    chainId: chain.chainId,
    address: design.address,
    salt: design.salt,
    dependsOn: [authority.id, ...(chain.token ? [chain.token.id] : []), ...before],
    review: governorReview(design, authority.address),
    checks: governorChecks(design, authority.address),
  };
}
