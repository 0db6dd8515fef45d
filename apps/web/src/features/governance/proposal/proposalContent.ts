import { type Call, hashProposal, type ProposalContent } from '@althing/bindings';
import { isResolution } from '@althing/domain/governance';
import type { Proposal } from '@althing/domain/http';
import type { Hex } from '@althing/domain/units';
import { getAddress } from 'viem';

/** The calls with checksummed addresses, which the server does not compute for every target. */
export const callsOf = ({ actions }: Pick<Proposal, 'actions'>): Call[] =>
  actions.map(({ target, value, calldata }) => ({ to: getAddress(target), value: BigInt(value), data: calldata as Hex }));

type Hashed = Pick<Proposal, 'actions' | 'description' | 'proposalId'>;

/** Worked out once: a proposal's page asks with every second that passes, and hashing takes long. */
const contents = new WeakMap<Hashed, ProposalContent | undefined>();

/**
 * What `queue`, `execute` and `cancel` take. Governors only know the hash of a proposal's content, so this checks that the hash of this content is
 * the
 * proposal's id. Undefined where it is not; then nothing can be sent.
 */
export function proposalContent(proposal: Hashed): ProposalContent | undefined {
  if (!contents.has(proposal)) {
    const content = { actions: callsOf(proposal), description: proposal.description };
    contents.set(proposal, hashProposal(content) === BigInt(proposal.proposalId) ? content : undefined);
  }
  return contents.get(proposal);
}

/** Whether it carries out nothing: a resolution. */
export const isOnlyText = (proposal: Pick<Proposal, 'actions'>): boolean =>
  isResolution(callsOf(proposal).map(({ to, value, data }) => ({ target: to, value, calldata: data })));
