import { useSyncExternalStore } from 'react';
import { serverWatch } from '../../lib/http/serverWatch.ts';
import classes from './ServerAway.module.css';

/** Shown above every page while the server does not answer: nothing is read meanwhile, so what is shown may be outdated. */
export function ServerAway() {
  const isHere = useSyncExternalStore(serverWatch.subscribe, serverWatch.isHere);
  if (isHere) return null;
  return (
    <div className={classes.root} role="status" data-print="hide">
      <strong>The server cannot be reached. Nothing is lost.</strong> What is sent is on the chains, and what you write is kept in this
      browser. This page asks again by itself and goes on when it answers.
    </div>
  );
}
