import { PROPOSAL_FILTERS, type ProposalFilter } from '@althing/domain/governance';

/** The filter of the list of proposals, from the URL. */
export interface ProposalSearch {
  state?: ProposalFilter | undefined;
}

/** An unknown state means no filter. */
export function readProposalSearch(search: Record<string, unknown>): ProposalSearch {
  return { state: PROPOSAL_FILTERS.find((known) => known === search['state']) };
}
