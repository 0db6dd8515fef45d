import { type Call, encodeVetoProposal } from '@althing/bindings';
import { type Guardian, GUARDIAN_OFFICES, vetoTimeText } from '@althing/domain/governance';
import type { OrganisationDetail } from '@althing/domain/http';
import type { Address, ChainId } from '@althing/domain/units';
import { proposalContent } from './proposalContent.ts';
import type { ProposalView } from './useProposalView.ts';

/** A Safe that can veto a proposal now, or that vetoed it. */
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
export function guardianCases(view: ProposalView): GuardianCase[] {
  const { organisation, proposal } = view;
  const content = proposalContent(proposal);
  if (!content) return [];
  return actingOf(view)
    .filter(({ guardian }) => guardian.owners.length > 0)
    .map(({ guardian, timeText }) => ({
      organisation,
      chainId: proposal.chainId,
      safe: guardian.account,
      name: guardian.name,
      title: proposal.title,
      call: encodeVetoProposal({ governor: proposal.governor as Address, ...content }),
      timeText,
    }));
}

interface Acting extends Pick<GuardianCase, 'timeText'> {
  guardian: Guardian;
}

/** Who vetoed, or who can now. */
function actingOf({ facts, state, powers, vetoer, now }: ProposalView): Acting[] {
  if (facts.isVetoed) return vetoer ? [{ guardian: vetoer, timeText: undefined }] : [];
  return GUARDIAN_OFFICES.flatMap((office) => {
    const guardian = powers?.guardians?.[office];
    const timeText = vetoTimeText(office, facts, state, now ?? facts.createdAt);
    return guardian && timeText !== undefined ? [{ guardian, timeText }] : [];
  });
}
