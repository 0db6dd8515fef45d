import { type Check, formatCheckValue } from '@althing/bindings';
import { formatEther, formatGwei, formatUnits } from 'viem';
import type { ChainDesign, GovernorDesign } from '../../design.ts';
import type { ReviewLine, Step } from '../../types.ts';
import { callCheck } from '../shared/checks.ts';

type Refund = NonNullable<GovernorDesign['refund']>;

const ownerOf = ({ address, timelock }: GovernorDesign) => timelock?.address ?? address;

function review({ address, settings }: Refund, governor: GovernorDesign): ReviewLine[] {
  const minWeight = governor.quadratic
    ? `${formatUnits(settings.minWeight, 2)} votes`
    : `${formatEther(settings.minWeight)} ${governor.token.symbol}`;
  return [
    { label: 'Address', value: address },
    { label: 'Pays back votes of', value: `${governor.address} (governor ${governor.name})` },
    { label: 'Most for one proposal', value: `${formatEther(settings.proposalCap)} of the chain’s currency` },
    { label: 'Most for all proposals of 30 days', value: `${formatEther(settings.periodCap)} of the chain’s currency` },
    { label: 'Votes of a proposer, at least', value: `${formatEther(settings.minProposerVotes)} ${governor.token.symbol}` },
    { label: 'Least weight paid back', value: minWeight },
    { label: 'Highest base fee', value: `${formatGwei(settings.maxBaseFee)} gwei` },
    { label: 'Highest priority fee', value: `${formatGwei(settings.maxPriorityFee)} gwei` },
    { label: 'Most gas for one vote', value: String(settings.maxGasUsed) },
    { label: 'Gas besides what is measured', value: String(settings.baseGas) },
    { label: 'Owner', value: `${ownerOf(governor)} (by a proposal)` },
  ];
}

/** The address is derived from program and parameters. The answers show that the parameters have not changed since. */
function checks({ address, settings }: Refund, governor: GovernorDesign): Check[] {
  const { maxPriorityFee, maxBaseFee, baseGas, maxGasUsed, minWeight, proposalCap, periodCap, minProposerVotes } = settings;
  return [
    callCheck('Governor', address, 'governor() view returns (address)', governor.address),
    callCheck('Owner', address, 'owner() view returns (address)', ownerOf(governor)),
    callCheck(
      'Terms of refunds',
      address,
      'refundSettings() view returns ((uint256 maxPriorityFee, uint256 maxBaseFee, uint256 baseGas, uint256 maxGasUsed, uint256 minWeight, uint256 proposalCap, uint256 periodCap, uint256 minProposerVotes))',
      formatCheckValue([maxPriorityFee, maxBaseFee, baseGas, maxGasUsed, minWeight, proposalCap, periodCap, minProposerVotes]),
    ),
  ];
}

/** The step of the pot from which a governor's voters get refunds, empty until somebody fills it; none without refunds. */
export function refundStep(governor: GovernorDesign, chain: ChainDesign): Step[] {
  const { refund } = governor;
  if (!refund) return [];
  return [
    {
      id: refund.id,
      kind: 'refundGas',
      name: governor.name,
      chainId: chain.chainId,
      address: refund.address,
      salt: refund.salt,
      dependsOn: governor.timelock ? [governor.timelock.id] : [],
      review: review(refund, governor),
      checks: checks(refund, governor),
    },
  ];
}
