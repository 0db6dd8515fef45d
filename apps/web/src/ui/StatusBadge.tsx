import type { ReactNode } from 'react';
import classes from './StatusBadge.module.css';

/** `good` done, `bad` harm or refusal, `neutral` under way or merely a fact, `waiting` on the reader. */
export type Tone = 'good' | 'bad' | 'neutral' | 'waiting' | 'quiet';

export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.root} data-tone={tone}>
      {children}
    </span>
  );
}
