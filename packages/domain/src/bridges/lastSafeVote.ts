import { durationText } from '../display/index.ts';
import type { Bridge } from './bridges.ts';
import { type MeasuredDurations, safeAgreementDuration } from './durations.ts';

/** Seconds for whoever executes the message at home, once enough bridges have brought it. */
const EXECUTION_MARGIN = 120;

/** A vote that is to be carried home by bridges. Times are UNIX seconds. */
export interface AwayVote {
  votingEnds: number;
  /** Bridges that are to carry it, each with an adapter to which home listens. */
  bridges: readonly Bridge[];
  /** How many of them have to agree at home. */
  required: number;
  origin: { durationMultiplier: number };
  /** What bridges took lately from the voting chain. */
  measured: MeasuredDurations;
}

/** The last time at which such a vote usually still arrives before voting ends; null where too few bridges carry it. */
export function lastSafeVote({ votingEnds, bridges, required, origin, measured }: AwayVote): number | null {
  const duration = safeAgreementDuration(bridges, required, origin, measured);
  return duration === undefined ? null : votingEnds - duration - EXECUTION_MARGIN;
}

/** What is said before a vote is sent that will not count, or may not; null where nothing stands against it. @param now - UNIX seconds. */
export function awayVoteWarning(vote: AwayVote, now: number): string | null {
  const last = lastSafeVote(vote);
  if (last === null) {
    const [asked, chosen] = [vote.required, vote.bridges.length];
    return `This vote will not count: ${asked} bridges have to agree on it at home, and ${chosen === 1 ? 'one carries' : `${chosen} carry`} it.`;
  }
  if (now >= vote.votingEnds) return 'This vote will not count: voting has ended.';
  if (now <= last) return null;
  return `This vote will probably not count: with these bridges it usually takes ${durationText(vote.votingEnds - last)} until it is counted at home, and voting ends in ${durationText(vote.votingEnds - now)}.`;
}
