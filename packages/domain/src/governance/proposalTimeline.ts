import { type ProposalFacts, proposalState } from './proposalState.ts';

export type TimelineId = 'created' | 'voteStart' | 'voteEnd' | 'queued' | 'executable' | 'executed' | 'canceled' | 'vetoed';

export interface TimelineEntry {
  id: TimelineId;
  label: string;
  /** UNIX seconds; null where it depends on somebody acting. */
  at: number | null;
  isPast: boolean;
}

const LABELS: Record<TimelineId, [past: string, future: string]> = {
  created: ['Proposed', 'Proposed'],
  voteStart: ['Voting opened', 'Voting opens'],
  voteEnd: ['Voting ended', 'Voting ends'],
  queued: ['Queued', 'To be queued by anybody'],
  executable: ['Ready to be executed', 'Can be executed'],
  executed: ['Executed', 'To be executed by anybody'],
  canceled: ['Canceled', 'Canceled'],
  vetoed: ['Vetoed by the guardians', 'Vetoed by the guardians'],
};

/**
 * What has happened and what can still happen, in order. A proposal that has ended shows nothing of a future it no
 * longer has. `delay` is the timelock's delay in seconds, null without a timelock.
 */
export function proposalTimeline(facts: ProposalFacts, { now, delay }: { now: number; delay: number | null }): TimelineEntry[] {
  const at = (id: TimelineId, time: number | null, isPast = time !== null && time < now): TimelineEntry => ({
    id,
    label: LABELS[id][isPast ? 0 : 1],
    at: time,
    isPast,
  });
  const state = proposalState(facts, now);
  const past = [at('created', facts.createdAt, true), at('voteStart', facts.voteStart), at('voteEnd', facts.voteEnd)];
  if (state === 'canceled') {
    const end = facts.canceledAt;
    return [
      ...past.filter((entry) => entry.isPast && (end === null || (entry.at ?? end) <= end)),
      at(facts.isVetoed ? 'vetoed' : 'canceled', end, true),
    ];
  }
  if (state === 'defeated') return past;
  return [...past, ...afterVote(facts, delay, state === 'executed', at)];
}

function afterVote(
  { eta, executedAt }: ProposalFacts,
  delay: number | null,
  isExecuted: boolean,
  at: (id: TimelineId, time: number | null, isPast?: boolean) => TimelineEntry,
): TimelineEntry[] {
  const executed = at('executed', executedAt, isExecuted);
  if (eta !== null) return [at('queued', delay === null ? null : eta - delay, true), at('executable', eta), executed];
  return delay === null || isExecuted ? [executed] : [at('queued', null), executed];
}
