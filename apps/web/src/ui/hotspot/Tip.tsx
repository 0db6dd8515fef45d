import { useSyncExternalStore } from 'react';
import { hotspots } from './hotspots.ts';
import classes from './Tip.module.css';

export interface TipProps {
  /** Key of the tip, which is shown once per browser. */
  id: string;
  text: string;
  /** Another tip that must have been seen before, so that only one is shown at a time. */
  after?: string;
  /** Whether the tip applies here and now. */
  when?: boolean;
}

/** A tip that is shown once. It takes space on the page, so it covers nothing. Pressing what it is about also counts as seeing it. */
export function Tip({ id, text, after, when = true }: TipProps) {
  const isShown = useSyncExternalStore(
    hotspots.subscribe,
    () => when && !hotspots.isVisited(id) && (after === undefined || hotspots.isVisited(after)),
  );
  if (!isShown) return null;
  return (
    <aside aria-label="Tip" className={classes.root}>
      {text}
      <button type="button" className={classes.close} onClick={() => hotspots.visit(id)}>
        Got it
      </button>
    </aside>
  );
}
