import { type Call, type Check, governorAbi } from '@althing/bindings';
import { encodeFunctionData, zeroAddress } from 'viem';
import type { GovernorDesign } from '../../design.ts';
import { callCheck } from '../shared/checks.ts';
import { same } from '../shared/edits.ts';

type VotingChain = NonNullable<GovernorDesign['crossChain']>['votingChains'][number];

export function votingChainActions(before: GovernorDesign, after: GovernorDesign): Call[] {
  const call = (data: Call['data']): Call => ({ to: after.address, data, value: 0n });
  const [old, next] = [before.crossChain?.votingChains ?? [], after.crossChain?.votingChains ?? []];
  const update = ({ chainId, spoke, created }: VotingChain) =>
    call(encodeFunctionData({ abi: governorAbi, functionName: 'updateSpoke', args: [{ chainId: BigInt(chainId), spoke, created }] }));
  const controller = after.crossChain?.messageController ?? zeroAddress;
  const isSameController = (before.crossChain?.messageController ?? zeroAddress) === controller;
  return [
    ...(isSameController
      ? []
      : [call(encodeFunctionData({ abi: governorAbi, functionName: 'updateMessageController', args: [controller] }))]),
    ...old
      .filter(({ chainId }) => !next.some((other) => other.chainId === chainId))
      .map(({ chainId }) => update({ chainId, spoke: zeroAddress, created: 0n })),
    ...next.filter((chain) => !old.some((other) => same(other, chain))).map(update),
  ];
}

/** The governor's answers about its voting chains after a proposal has added them. */
export const votingChainChecks = ({ address, crossChain }: GovernorDesign): Check[] =>
  (crossChain?.votingChains ?? []).map(({ chainId, spoke, created }) =>
    callCheck(`Votes of chain ${chainId}`, address, 'spokeOn(uint256) view returns (address, uint256)', `[${spoke}, ${created}]`, {
      args: [String(chainId)],
    }),
  );
