import { MIN_TIMELOCK, MIN_VOTING_PERIOD } from '@althing/domain/governance';
import type { DurationDraft, GovernorDraft } from '@althing/domain/setup';

/** What a setting means for the members; null while it is not filled in. */
export type Consequence = string | null;

/** Minutes that `'min'` stands for: the shortest voting period and the shortest timelock. */
export const SHORTEST_VOTE = MIN_VOTING_PERIOD / 60;
export const SHORTEST_LOCK = MIN_TIMELOCK / 60;

/** `7 days`, `1 day`, `5 minutes`. */
export function durationText(value: number | 'min', shortestMinutes: number): string {
  if (value === 'min') return `${shortestMinutes} minutes`;
  if (value > 0 && value < 1) return counted(Math.round(value * 2400) / 100, 'hour');
  return counted(value, 'day');
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

export function votingPeriodConsequence(value: DurationDraft): Consequence {
  if (value === null || value === 0) return null;
  return `A vote stays open for ${durationText(value, SHORTEST_VOTE)}.`;
}

export function voteDelayConsequence(value: DurationDraft): Consequence {
  if (value === null) return null;
  if (value === 0) return 'Only what is held or delegated when a proposal is made counts.';
  return `Members have ${durationText(value, SHORTEST_LOCK)} to read, buy or delegate before voting opens.`;
}

export function timelockConsequence(value: DurationDraft): Consequence {
  if (value === null) return null;
  if (value === 0) return 'No timelock is deployed: the governor holds the funds itself.';
  return `A passed proposal waits ${durationText(value, SHORTEST_LOCK)} before anyone can carry it out. A timelock holds the funds.`;
}

type QuorumTerms = Pick<GovernorDraft, 'quorumThreshold' | 'isQuadratic'>;

/** Share of the tokens on the governor's chain and on its voting chains (docs/decisions/017). */
export function quorumConsequence({ quorumThreshold: percent, isQuadratic }: QuorumTerms): Consequence {
  if (percent === null) return null;
  if (percent === 0) return 'No turnout is needed.';
  const vote = isQuadratic ? 'vote' : 'vote For or Abstain';
  if (percent > 60) return `${percent} % of all tokens that count here must ${vote}. Few organisations reach that often.`;
  return `${percent} % of all tokens that count here must ${vote}, or the proposal fails.`;
}

/** @param supply - whole tokens created on the governor's chain; 0 while there are none. */
export function proposalThresholdConsequence(percent: number | null, supply: number, symbol: string): Consequence {
  if (percent === null) return null;
  if (percent === 0) return 'Anybody can propose, even without a token.';
  const amount = supply > 0 ? `: ${((supply * percent) / 100).toLocaleString('en-GB', { maximumFractionDigits: 2 })} ${symbol}` : '';
  return `A proposer must hold or represent ${percent} % of the first tokens${amount}.`;
}

/** Whole tokens by which the weights of score bands are explained. */
export const EXAMPLE_HOLDING = 10_000;

/** What the example's holding weighs in a band; `—` while its share is no percentage. */
export function weightExample(share: string): string {
  const percent = Number(share);
  if (share.trim() === '' || !(percent >= 0 && percent <= 100)) return '—';
  return counted((Math.sqrt(EXAMPLE_HOLDING) * percent) / 100, 'vote');
}

export function quadraticThresholdConsequence(percent: number | null): Consequence {
  if (percent === null) return null;
  if (percent === 0) return 'One vote For is enough, whatever stands against it.';
  return `Of all weight For and Against, ${percent} % must be For. Abstaining counts for the quorum only.`;
}

export interface Phase {
  id: 'delay' | 'vote' | 'lock';
  name: string;
  text: string;
  /** Duration in days, which is the width of the bar. */
  days: number;
}

const MINUTES_PER_DAY = 1440;
const inDays = (value: DurationDraft, shortestMinutes: number): number =>
  value === 'min' ? shortestMinutes / MINUTES_PER_DAY : (value ?? 0);

/** The phases of a proposal from its creation on, without phases of length 0. */
export function phases({ preVotingTimelock, votingPeriod, preExecutionTimelock }: GovernorDraft): Phase[] {
  const all: [Phase['id'], string, DurationDraft, number][] = [
    ['delay', 'Before the vote', preVotingTimelock, SHORTEST_LOCK],
    ['vote', 'Vote', votingPeriod, SHORTEST_VOTE],
    ['lock', 'Timelock', preExecutionTimelock, SHORTEST_LOCK],
  ];
  return all.flatMap(([id, name, value, shortest]) =>
    value === null || value === 0 ? [] : [{ id, name, text: durationText(value, shortest), days: inDays(value, shortest) }],
  );
}

/** The duration of all phases together, in words. */
export function totalTime(governor: GovernorDraft): string {
  const days = phases(governor).reduce((sum, phase) => sum + phase.days, 0);
  if (days >= 1) return `about ${counted(Math.round(days * 10) / 10, 'day')}`;
  return counted(Math.round(days * MINUTES_PER_DAY), 'minute');
}
