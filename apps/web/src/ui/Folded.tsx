import { type ReactNode, useId, useState } from 'react';
import classes from './Folded.module.css';

/** Characters from which a text is folded: two screens of a phone. */
const LONG = 1_200;

/** A long text shows its beginning, and all of it when asked; what follows it is reached without scrolling past it. */
export function Folded({ length, children }: { length: number; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (length < LONG) return children;
  return (
    <>
      <div id={id} className={classes.text} data-folded={!isOpen}>
        {children}
      </div>
      <button type="button" className={classes.toggle} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Show less' : 'Show all'}
      </button>
    </>
  );
}
