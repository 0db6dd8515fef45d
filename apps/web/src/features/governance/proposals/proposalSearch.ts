import { PROPOSAL_STATES, type ProposalState } from '@althing/domain/governance';

/** The filter of the list of proposals as the address bar has it. */
export interface ProposalSearch {
  state?: ProposalState | undefined;
}

/** A state that does not exist filters nothing. */
export function readProposalSearch(search: Record<string, unknown>): ProposalSearch {
  return { state: PROPOSAL_STATES.find((known) => known === search['state']) };
}
