import { longDurationText } from '../display/index.ts';
import { type Guardian, guardianText, type Vetoer, vetoerText } from './guardians.ts';
import type { Powers } from './nowLabel.ts';
import { type ProposalFacts, proposalState } from './proposalState.ts';

export type TimelineId = 'created' | 'voteStart' | 'voteEnd' | 'queued' | 'executable' | 'executed' | 'canceled' | 'vetoed';

export interface TimelineEntry {
  id: TimelineId;
  label: string;
  /** UNIX seconds; null where it depends on somebody acting. */
  at: number | null;
  isPast: boolean;
  /** Who can stop the proposal until then; null where nobody can or it is not known. */
  note: string | null;
}

const LABELS: Record<TimelineId, [past: string, future: string]> = {
  created: ['Proposed', 'Proposed'],
  voteStart: ['Voting opened', 'Voting opens'],
  voteEnd: ['Voting ended', 'Voting ends'],
  queued: ['Queued', 'To be queued by anybody'],
  executable: ['Ready to be executed', 'Can be executed'],
  executed: ['Executed', 'To be executed by anybody'],
  canceled: ['Canceled', 'Canceled'],
  vetoed: ['Vetoed', 'Vetoed'],
};

const untilThen = (guardian: Guardian | null | undefined): string | null =>
  guardian ? `Until then ${guardianText(guardian)} can stop it` : null;

export interface TimelineTerms {
  now: number;
  /** Those of the governor; undefined where they are not known. */
  powers: Powers | undefined;
  /** Matters only for a vetoed proposal. */
  vetoer?: Vetoer;
}

/** What has happened and what can still happen, in order. A proposal that has ended lists no later steps. */
export function proposalTimeline(facts: ProposalFacts, { now, powers, vetoer }: TimelineTerms): TimelineEntry[] {
  const guardians = powers?.guardians;
  const state = proposalState(facts, now);
  const at: EntryAt = (id, time, isPast = time !== null && time < now, guardian = null) => ({
    id,
    label: LABELS[id][isPast ? 0 : 1],
    at: time,
    isPast,
    note: isPast ? null : untilThen(guardian),
  });
  const past = [
    at('created', facts.createdAt, true),
    at('voteStart', facts.voteStart, undefined, guardians?.preVote),
    at('voteEnd', facts.voteEnd),
  ];
  if (state === 'canceled') {
    const end = facts.canceledAt;
    const stopped = at(facts.isVetoed ? 'vetoed' : 'canceled', end, true);
    return [
      ...[...past, ...inTimelock(facts, at)].filter((entry) => entry.isPast && (end === null || (entry.at ?? end) <= end)),
      facts.isVetoed ? { ...stopped, label: `Vetoed by ${vetoerText(vetoer, guardians)}` } : stopped,
    ];
  }
  if (state === 'defeated') return past;
  return [...past, ...afterVote(facts, powers, state === 'executed', at)];
}

type EntryAt = (id: TimelineId, time: number | null, isPast?: boolean, guardian?: Guardian | null) => TimelineEntry;

/** Nothing where it was not queued. */
const inTimelock = ({ queuedAt, eta }: ProposalFacts, at: EntryAt): TimelineEntry[] =>
  eta === null ? [] : [at('queued', queuedAt, true), at('executable', eta)];

function afterVote(facts: ProposalFacts, powers: Powers | undefined, isExecuted: boolean, at: EntryAt): TimelineEntry[] {
  const delay = powers?.timelockDelay ?? null;
  const executed = at('executed', facts.executedAt, isExecuted, powers?.guardians?.preExecution);
  if (facts.eta !== null) return [...inTimelock(facts, at), executed];
  if (delay === null || isExecuted) return [executed];
  return [at('queued', null), { ...executed, label: `${executed.label}, at the earliest ${longDurationText(delay)} after queueing` }];
}
