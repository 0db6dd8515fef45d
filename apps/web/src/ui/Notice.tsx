import type { ReactNode } from 'react';
import classes from './Notice.module.css';

export interface NoticeProps {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** A message about something that is no error. */
export function Notice({ title, children, actions }: NoticeProps) {
  return (
    <div className={classes.root} role="status">
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{children}</p>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
