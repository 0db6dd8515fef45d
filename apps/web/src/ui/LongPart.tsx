import type { CSSProperties, ReactNode } from 'react';
import classes from './LongPart.module.css';

export interface LongPartProps {
  /** About how many fields stand below each other, by which its height is guessed until it was shown. */
  rows: number;
  children: ReactNode;
}

/**
 * A part of a page with many fields, which is neither laid out nor painted while it is far from the screen, so that a key elsewhere does not wait for it. It is
 * there all the same for whoever searches the page, goes through it by keys or has it read out.
 */
export const LongPart = ({ rows, children }: LongPartProps) => (
  <div className={classes.part} style={{ '--al-rows': rows } as CSSProperties}>
    {children}
  </div>
);
