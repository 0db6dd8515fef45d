import type { ReactNode } from 'react';
import classes from './KeyValueList.module.css';

export interface KeyValue {
  label: ReactNode;
  value: ReactNode;
  /** Unique; only needed where labels repeat or are not strings. */
  key?: string;
}

/** A list of labelled values in two columns (`dl`); one column on a phone. */
export function KeyValueList({ items }: { items: readonly KeyValue[] }) {
  return (
    <dl className={classes.root}>
      {items.map(({ key, label, value }, index) => (
        <div className={classes.row} key={key ?? (typeof label === 'string' ? label : index)}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
