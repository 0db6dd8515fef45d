import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { governorAbi } from '../../contracts.ts';
import { descriptionHash, type ProposalContent, proposalLists } from './proposalContent.ts';

export interface CancelProposalParameters extends ProposalContent {
  governor: Address;
}

/** Withdraws a proposal; its proposer may until voting starts. Reverts `GovernorUnableToCancel`. */
export function encodeCancelProposal({ governor, ...content }: CancelProposalParameters): Call {
  const args = [...proposalLists(content), descriptionHash(content.description)] as const;
  return { to: governor, data: encodeFunctionData({ abi: governorAbi, functionName: 'cancel', args }), value: 0n };
}

/** Sends it and returns the transaction hash. */
export const cancelProposal = (client: WriteClient, parameters: CancelProposalParameters): Promise<Hex> =>
  sendCall(client, encodeCancelProposal(parameters));
