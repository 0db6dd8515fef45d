import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { governorAbi } from '../../contracts.ts';
import { type ProposalContent, proposalLists } from './proposalContent.ts';

export interface ProposeParameters extends ProposalContent {
  governor: Address;
}

/**
 * Puts a proposal up. Reverts `GovernorInsufficientProposerVotes` below the proposal threshold and
 * `GovernorRestrictedProposer` where the text is reserved for somebody else.
 */
export function encodePropose({ governor, ...content }: ProposeParameters): Call {
  const args = [...proposalLists(content), content.description] as const;
  return { to: governor, data: encodeFunctionData({ abi: governorAbi, functionName: 'propose', args }), value: 0n };
}

/** Sends it and returns the transaction hash; the proposal's id is `hashProposal(parameters)`. */
export const propose = (client: WriteClient, parameters: ProposeParameters): Promise<Hex> => sendCall(client, encodePropose(parameters));
