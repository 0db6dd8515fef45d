import type { CSSProperties } from 'react';
import { useChain } from '../lib/config/useChain.ts';
import classes from './ChainMark.module.css';

export interface ChainMarkProps {
  chainId: number;
  withName?: boolean;
  size?: number;
  /** Hides the mark from screen readers, where the chain's name is next to it. */
  isDecoration?: boolean;
}

/** The small mark of a chain, optionally with its name. Without it, the name is the accessible label. */
export function ChainMark({ chainId, withName = false, size = 20, isDecoration = false }: ChainMarkProps) {
  const { name } = useChain(chainId);
  const mark = (
    <span className={classes.mark} data-mark style={{ '--size': `${size}px`, '--hue': hue(chainId) } as CSSProperties} aria-hidden>
      {name.slice(0, 1)}
    </span>
  );
  if (isDecoration) return mark;
  if (withName)
    return (
      <span className={classes.root}>
        {mark}
        {name}
      </span>
    );
  return (
    <span role="img" aria-label={name} title={name} className={classes.root}>
      {mark}
    </span>
  );
}

/** Chain ids in sequence get very different hues (golden angle). */
const hue = (chainId: number) => Math.round((chainId * 137.508) % 360);
