import { needsOf, needsText } from '@althing/domain/safes';
import { useLive } from '../../lib/live/useLive.ts';
import { liveTopic } from '../../lib/live/topics.ts';
import { ChainValue } from '../../ui/ChainValue.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useActor } from '../governance/index.ts';
import { SafeLink } from './SafeLink.tsx';
import { type SafePlace, useSafeQueue } from './service/queries.ts';
import classes from './Safes.module.css';

/** In a list of Safes: how much waits in one, whether it needs the reader, and the way there. */
export function SafeWaiting({ slug, ...place }: SafePlace & { slug: string }) {
  const queue = useSafeQueue(place);
  const { account } = useActor();
  useLive([liveTopic.contract(place.chainId, place.safe)]);
  return (
    <div className={classes.waiting}>
      <ChainValue query={queue} width={200}>
        {({ state, places }) => {
          const needs = needsOf(places, state, account);
          return needs.toSign > 0 ? (
            <StatusBadge tone="waiting">{needsText(needs)}</StatusBadge>
          ) : (
            <span className={classes.note}>{needsText(needs)}</span>
          );
        }}
      </ChainValue>
      <SafeLink {...place} slug={slug}>
        Queue and history
      </SafeLink>
    </div>
  );
}
