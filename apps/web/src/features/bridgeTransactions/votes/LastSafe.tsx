import { lastSafeVote } from '@althing/domain/bridges';
import { longDurationText } from '@althing/domain/display';
import { useChain } from '../../../lib/config/useChain.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { useMeasuredDurations } from './useMeasuredDurations.ts';
import type { VoteBridge, VotingPlace } from './useVotingChain.ts';
import classes from './Votes.module.css';

/** What is known of bridges home. */
export interface Carriers {
  bridges: readonly VoteBridge[];
  required: number;
}

export interface LastSafeProps {
  /** UNIX seconds at home, as `now`. */
  votingEnds: number;
  now: number | undefined;
  place: VotingPlace;
  carriers: Carriers;
  /** Of the chain that is voted on; undefined where the reader is asked to vote there. */
  chainName?: string;
}

/** Until when a vote on another chain arrives in time, by the fastest bridges that suffice. */
export function LastSafe({ votingEnds, now, place, carriers, chainName }: LastSafeProps) {
  const origin = useChain(place.chainId);
  const measured = useMeasuredDurations(place.chainId);
  const bridges = carriers.bridges.map(({ bridge }) => bridge);
  const last = lastSafeVote({ votingEnds, bridges, required: carriers.required, origin, measured });
  if (last === null) return <p className={classes.note}>Too few bridges carry votes from {chainName ?? 'here'} for any to count.</p>;
  const left = now === undefined ? undefined : last - now;
  return (
    <p className={classes.note} data-urgent={left !== undefined && left <= 0}>
      Last safe time to vote {chainName === undefined ? 'here' : `on ${chainName}`}: {formatTime(last)}
      {left !== undefined && left > 0 && `, in ${longDurationText(left)}`}. Later, bridges usually bring a vote home too late.
    </p>
  );
}
