import { type Call, governorAbi, timelockAbi } from '@althing/bindings';
import { encodeFunctionData } from 'viem';
import type { GovernorDesign } from '../../design.ts';

export function settingActions(before: GovernorDesign, after: GovernorDesign): Call[] {
  const { votingDelay, votingPeriod, proposalThreshold, quorum } = after;
  const abi = governorAbi;
  const changes = [
    before.votingDelay !== votingDelay && encodeFunctionData({ abi, functionName: 'setVotingDelay', args: [votingDelay] }),
    before.votingPeriod !== votingPeriod && encodeFunctionData({ abi, functionName: 'setVotingPeriod', args: [votingPeriod] }),
    before.proposalThreshold !== proposalThreshold &&
      encodeFunctionData({ abi, functionName: 'setProposalThreshold', args: [proposalThreshold] }),
    before.quorum !== quorum && encodeFunctionData({ abi, functionName: 'updateQuorumNumerator', args: [BigInt(quorum)] }),
  ];
  return changes.filter((data) => data !== false).map((data) => ({ to: after.address, data, value: 0n }));
}

export function delayActions(before: GovernorDesign, after: GovernorDesign): Call[] {
  if (!after.timelock || before.timelock?.delay === after.timelock.delay) return [];
  const data = encodeFunctionData({ abi: timelockAbi, functionName: 'updateDelay', args: [BigInt(after.timelock.delay)] });
  return [{ to: after.timelock.address, data, value: 0n }];
}
