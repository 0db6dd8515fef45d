import { type Call, hashProposal, type ProposalContent } from '@althing/bindings';
import type { Proposal } from '@althing/domain/http';
import type { Hex } from '@althing/domain/units';
import { getAddress } from 'viem';

/** With checksums, which the server does not work out for every target of a page. */
export const callsOf = ({ actions }: Pick<Proposal, 'actions'>): Call[] =>
  actions.map(({ target, value, calldata }) => ({ to: getAddress(target), value: BigInt(value), data: calldata as Hex }));

/**
 * What `queue`, `execute` and `cancel` take: governors know a proposal only by the hash of all of its content, so it is
 * proven here that this is the content. Undefined where it is not, and nothing can be sent with it.
 */
export function proposalContent(proposal: Pick<Proposal, 'actions' | 'description' | 'proposalId'>): ProposalContent | undefined {
  const content = { actions: callsOf(proposal), description: proposal.description };
  return hashProposal(content) === BigInt(proposal.proposalId) ? content : undefined;
}
