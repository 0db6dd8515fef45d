import { type ReactNode, useId } from 'react';
import classes from './Manage.module.css';

/** One thing that the owner can do, with what it is about. */
export function Row({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.row} aria-labelledby={id}>
      <h3 className={classes.title} id={id}>
        {title}
      </h3>
      <div className={classes.text}>{text}</div>
      {children}
    </section>
  );
}
