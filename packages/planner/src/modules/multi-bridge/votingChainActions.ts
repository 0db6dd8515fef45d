import { type Call, governorAbi } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { encodeFunctionData, zeroAddress } from 'viem';
import type { GovernorDesign } from '../../design.ts';
import { same } from '../shared/edits.ts';

export function votingChainActions(before: GovernorDesign, after: GovernorDesign): Call[] {
  const call = (data: Call['data']): Call => ({ to: after.address, data, value: 0n });
  const [old, next] = [before.crossChain?.votingChains ?? [], after.crossChain?.votingChains ?? []];
  const update = (chainId: number, token: Address) =>
    call(encodeFunctionData({ abi: governorAbi, functionName: 'updateVotingChain', args: [{ chainId: BigInt(chainId), token }] }));
  const controller = after.crossChain?.messageController ?? zeroAddress;
  const isSameController = (before.crossChain?.messageController ?? zeroAddress) === controller;
  return [
    ...(isSameController
      ? []
      : [call(encodeFunctionData({ abi: governorAbi, functionName: 'updateMessageController', args: [controller] }))]),
    ...old.filter(({ chainId }) => !next.some((other) => other.chainId === chainId)).map(({ chainId }) => update(chainId, zeroAddress)),
    ...next.filter((chain) => !old.some((other) => same(other, chain))).map(({ chainId, token }) => update(chainId, token)),
  ];
}
