import type { ReactNode } from 'react';
import classes from './StatusBadge.module.css';

/** `good`: done; `bad`: harmful or refused; `neutral`: in progress, or just a fact; `waiting`: the reader has to act. */
export type Tone = 'good' | 'bad' | 'neutral' | 'waiting' | 'quiet';

export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.root} data-tone={tone}>
      {children}
    </span>
  );
}
