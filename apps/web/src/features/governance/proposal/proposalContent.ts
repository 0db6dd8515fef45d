import { type Call, hashProposal, type ProposalContent } from '@althing/bindings';
import type { Proposal } from '@althing/domain/http';
import type { Address, Hex } from '@althing/domain/units';

export const callsOf = ({ actions }: Pick<Proposal, 'actions'>): Call[] =>
  actions.map(({ target, value, calldata }) => ({ to: target as Address, value: BigInt(value), data: calldata as Hex }));

/**
 * What `queue`, `execute` and `cancel` take: governors know a proposal only by the hash of all of its content, so it is
 * proven here that this is the content. Undefined where it is not, and nothing can be sent with it.
 */
export function proposalContent(proposal: Pick<Proposal, 'actions' | 'description' | 'proposalId'>): ProposalContent | undefined {
  const content = { actions: callsOf(proposal), description: proposal.description };
  return hashProposal(content) === BigInt(proposal.proposalId) ? content : undefined;
}
