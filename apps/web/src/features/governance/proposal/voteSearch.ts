import type { VoteChoice } from '@althing/bindings';
import { VOTE_CHOICES } from '@althing/domain/governance';

/** The filter of the list of votes, from the URL. */
export interface VoteSearch {
  votes?: VoteChoice | undefined;
}

/** An unknown choice means no filter. */
export function readVoteSearch(search: Record<string, unknown>): VoteSearch {
  return { votes: VOTE_CHOICES.find((known) => known === search['votes']) };
}
