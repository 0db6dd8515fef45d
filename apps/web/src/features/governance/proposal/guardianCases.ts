import { type Call, encodeVetoProposal } from '@althing/bindings';
import { GUARDIAN_OFFICES, vetoTimeText } from '@althing/domain/governance';
import type { OrganisationDetail } from '@althing/domain/http';
import type { Address, ChainId } from '@althing/domain/units';
import { proposalContent } from './proposalContent.ts';
import type { ProposalView } from './useProposalView.ts';

/** A Safe that can veto a proposal now, or that may have vetoed it. */
export interface GuardianCase {
  organisation: OrganisationDetail;
  chainId: ChainId;
  safe: Address;
  /** Name of the Safe. */
  name: string;
  /** Title of the proposal. */
  title: string;
  /** What the Safe has to call for a veto. */
  call: Call;
  /** How much time is left, as a sentence; undefined once the proposal was vetoed. */
  timeText: string | undefined;
}

/** The Safes whose veto concerns a proposal in its present state; none where its content is not known. */
export function guardianCases({ organisation, proposal, facts, state, powers, now }: ProposalView): GuardianCase[] {
  const content = proposalContent(proposal);
  const { guardians } = powers ?? {};
  if (!content || !guardians) return [];
  const wasBeforeVote = facts.canceledAt !== null && facts.canceledAt <= facts.voteStart;
  const acting = GUARDIAN_OFFICES.flatMap((office) => {
    const guardian = guardians[office];
    if (!guardian || guardian.owners.length === 0) return [];
    const timeText = vetoTimeText(office, facts, state, now ?? facts.createdAt);
    const mayHaveVetoed = facts.isVetoed && (office === 'preVote') === wasBeforeVote;
    return timeText === undefined && !mayHaveVetoed ? [] : [{ guardian, timeText }];
  });
  return acting.map(({ guardian, timeText }) => ({
    organisation,
    chainId: proposal.chainId,
    safe: guardian.account,
    name: guardian.name,
    title: proposal.title,
    call: encodeVetoProposal({ governor: proposal.governor as Address, ...content }),
    timeText,
  }));
}
