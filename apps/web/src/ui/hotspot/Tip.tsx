import { useSyncExternalStore } from 'react';
import { hotspots } from './hotspots.ts';
import classes from './Tip.module.css';

export interface TipProps {
  /** A tip is shown once per key. */
  id: string;
  text: string;
  /** Another tip that must have been visited first, so that one stands at a time. */
  after?: string;
  /** Whether the tip makes sense here and now. */
  when?: boolean;
}

/** A one-time tip. It stands in the flow, in room of its own, and so covers nothing. Pressing what it is about visits it too. */
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
