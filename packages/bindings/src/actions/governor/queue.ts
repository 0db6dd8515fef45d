import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { governorAbi } from '../../contracts.ts';
import { descriptionHash, type ProposalContent, proposalLists } from './proposalContent.ts';

export interface QueueProposalParameters extends ProposalContent {
  governor: Address;
}

/** Hands a proposal that succeeded to the timelock; anyone may. Reverts `GovernorProposalQueueingNotRequired` without a timelock. */
export function encodeQueueProposal({ governor, ...content }: QueueProposalParameters): Call {
  const args = [...proposalLists(content), descriptionHash(content.description)] as const;
  return { to: governor, data: encodeFunctionData({ abi: governorAbi, functionName: 'queue', args }), value: 0n };
}

/** Sends it and returns the transaction hash. */
export const queueProposal = (client: WriteClient, parameters: QueueProposalParameters): Promise<Hex> =>
  sendCall(client, encodeQueueProposal(parameters));
