import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { shortenHex } from '../lib/format/shortenHex.ts';
import { copy } from './copy.ts';
import classes from './HexView.module.css';

export interface HexViewProps {
  value: string;
  /** What the value is, for button labels: "address", "transaction hash". */
  noun: string;
  /** Name shown in front of the value ("You", "Treasury"). */
  name?: ReactNode;
  /** Page on which the value can be looked up. */
  href?: string | undefined;
  /** Shows the whole value instead of its ends. */
  isFull?: boolean;
}

/** A hexadecimal value that can be copied and looked up. The tooltip has the full value. */
export function HexView({ value, noun, name, href, isFull = false }: HexViewProps) {
  return (
    <span className={classes.root}>
      {name && <span className={classes.name}>{name}</span>}
      <span className={classes.value}>
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
    </span>
  );
}
