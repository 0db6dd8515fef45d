import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query/apiQuery.ts';
import classes from './Tasks.module.css';

/** Bonds mature and vest by the clock, of which no event tells. Milliseconds. */
const ASK_EVERY = 60_000;

/** How many kinds of bonds the reader can redeem or claim now; nothing where that is nothing. For who is signed in. */
export function ClaimableBadge() {
  const { data } = useQuery({ ...apiQuery('GET /api/v1/bonds/user/claimable'), refetchInterval: ASK_EVERY });
  const count = data?.count ?? 0;
  if (count === 0) return null;
  return (
    <span className={`${classes.badge} ${classes.claimable}`}>
      {count}
      <span className={classes.hidden}> {count === 1 ? 'bond' : 'bonds'} can be claimed</span>
    </span>
  );
}
