import { PROPOSAL_STATES, type ProposalState } from '@althing/domain/governance';

/** The filter of the list of proposals, from the URL. */
export interface ProposalSearch {
  state?: ProposalState | undefined;
}

/** An unknown state means no filter. */
export function readProposalSearch(search: Record<string, unknown>): ProposalSearch {
  return { state: PROPOSAL_STATES.find((known) => known === search['state']) };
}
