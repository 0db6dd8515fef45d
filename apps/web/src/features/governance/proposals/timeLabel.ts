import { longDurationText } from '@althing/domain/display';
import type { ProposalFacts, ProposalState } from '@althing/domain/governance';

/** How much time is left until time itself changes something, in a few words; undefined where only people can. */
export function timeLabel(facts: ProposalFacts, state: ProposalState, now: number): string | undefined {
  if (state === 'pending') return `Voting opens in ${longDurationText(facts.voteStart + 1 - now)}`;
  if (state === 'active') return `Voting ends in ${longDurationText(facts.voteEnd + 1 - now)}`;
  if (state === 'pendingexecution' && facts.eta !== null)
    return facts.eta > now ? `Can be executed in ${longDurationText(facts.eta - now)}` : 'Can be executed now';
  if (state === 'succeeded') return 'Waits for the next step';
  return undefined;
}

/** UNIX seconds of the next moment at which time itself changes the proposal; undefined where there is none. */
export function nextMilestone(facts: ProposalFacts, state: ProposalState, now: number): number | undefined {
  if (state === 'pending') return facts.voteStart + 1;
  if (state === 'active') return facts.voteEnd + 1;
  return state === 'pendingexecution' && facts.eta !== null && facts.eta > now ? facts.eta : undefined;
}
