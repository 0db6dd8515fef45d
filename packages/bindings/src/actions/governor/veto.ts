import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { governorAbi } from '../../contracts.ts';
import { descriptionHash, type ProposalContent, proposalLists } from './proposalContent.ts';

export interface VetoProposalParameters extends ProposalContent {
  governor: Address;
}

/**
 * Cancels the proposal for ever, in the timelock too: by the pre-vote vetoer until voting starts, by the pre-execution vetoer
 * from success until execution. Reverts `Governor_VetoerOnly`, `Governor_VetoTooLate`, `GovernorUnexpectedProposalState`.
 */
export function encodeVeto({ governor, ...content }: VetoProposalParameters): Call {
  const args = [...proposalLists(content), descriptionHash(content.description)] as const;
  return { to: governor, data: encodeFunctionData({ abi: governorAbi, functionName: 'veto', args }), value: 0n };
}

/** Sends it and returns the transaction hash. */
export const vetoProposal = (client: WriteClient, parameters: VetoProposalParameters): Promise<Hex> =>
  sendCall(client, encodeVeto(parameters));
