import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { governorAbi } from '../../contracts.ts';
import { descriptionHash, type ProposalContent, proposalLists } from './proposalContent.ts';

export interface ExecuteProposalParameters extends ProposalContent {
  governor: Address;
}

/** Carries out a proposal that succeeded and, where there is a timelock, has waited; anyone may. */
export function encodeExecuteProposal({ governor, ...content }: ExecuteProposalParameters): Call {
  const args = [...proposalLists(content), descriptionHash(content.description)] as const;
  return { to: governor, data: encodeFunctionData({ abi: governorAbi, functionName: 'execute', args }), value: 0n };
}

/** Sends it and returns the transaction hash. */
export const executeProposal = (client: WriteClient, parameters: ExecuteProposalParameters): Promise<Hex> =>
  sendCall(client, encodeExecuteProposal(parameters));
