import { longDurationText } from '@althing/domain/display';
import type { ProposalFacts, ProposalState } from '@althing/domain/governance';

/** How much time is left until the state changes without anybody acting, in a few words; undefined where somebody has to act. */
export function timeLabel(facts: ProposalFacts, state: ProposalState, now: number): string | undefined {
  if (state === 'pending') return `Voting opens in ${longDurationText(facts.voteStart + 1 - now)}`;
  if (state === 'active') return `Voting ends in ${longDurationText(facts.voteEnd + 1 - now)}`;
  if (state === 'pendingexecution' && facts.eta !== null)
    return facts.eta > now ? `Can be executed in ${longDurationText(facts.eta - now)}` : 'Can be executed now';
  if (state === 'succeeded') return 'Waits for the next step';
  return undefined;
}

/** UNIX seconds at which the state next changes without anybody acting; undefined where somebody has to act. */
export function nextMilestone(facts: ProposalFacts, state: ProposalState, now: number): number | undefined {
  if (state === 'pending') return facts.voteStart + 1;
  if (state === 'active') return facts.voteEnd + 1;
  return state === 'pendingexecution' && facts.eta !== null && facts.eta > now ? facts.eta : undefined;
}
