import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { shortenHex } from '../lib/format/shortenHex.ts';
import { copy } from './copy.ts';
import classes from './HexView.module.css';

export interface HexViewProps {
  value: string;
  /** What the value is, for the labels of the buttons: "address", "transaction hash". */
  noun: string;
  /** Name shown before the value ("You", "Treasury"). */
  name?: ReactNode;
  /** Where the value can be looked up. */
  href?: string | undefined;
  /** Shows the value whole instead of 6…6. */
  isFull?: boolean;
}

/** A hexadecimal value that can be read, copied and looked up. The full value is in its title. */
export function HexView({ value, noun, name, href, isFull = false }: HexViewProps) {
  return (
    <span className={classes.root}>
      {name && <span className={classes.name}>{name}</span>}
      <span className={classes.hex} title={value} data-full={isFull || undefined} data-value={value}>
        {isFull ? value : shortenHex(value)}
      </span>
      <button type="button" className={classes.button} onClick={() => void copy(value)} aria-label={`Copy ${noun} ${shortenHex(value)}`}>
        <IconCopy size={14} stroke={1.6} aria-hidden />
      </button>
      {href && (
        <a
          className={classes.button}
          href={href}
          target="_blank"
          rel="noreferrer"
          aria-label={`Open ${noun} ${shortenHex(value)} in the explorer`}
        >
          <IconExternalLink size={14} stroke={1.6} aria-hidden />
        </a>
      )}
    </span>
  );
}
