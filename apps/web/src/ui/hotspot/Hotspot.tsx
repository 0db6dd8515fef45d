import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import classes from './Hotspot.module.css';
import { hotspots } from './hotspots.ts';

export interface HotspotProps {
  /** A tip is shown once per key. */
  id: string;
  text: string;
  /** Where the tip stands. */
  side: 'below' | 'right';
  /** Another tip that must have been visited first, so that one stands at a time. */
  after?: string;
  /** Whether the tip makes sense here and now. */
  when?: boolean;
  children: ReactNode;
}

/** A one-time tip beside its children; pressing either marks it visited. */
export function Hotspot({ id, text, side, after, when = true, children }: HotspotProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const isShown = useSyncExternalStore(
    hotspots.subscribe,
    () => when && !hotspots.isVisited(id) && (after === undefined || hotspots.isVisited(after)),
  );
  return (
    <>
      <div ref={anchor} onClickCapture={() => isShown && hotspots.visit(id)}>
        {children}
      </div>
      {isShown && <Tip anchor={anchor} side={side} text={text} onClose={() => hotspots.visit(id)} />}
    </>
  );
}

interface TipProps {
  anchor: React.RefObject<HTMLElement | null>;
  side: 'below' | 'right';
  text: string;
  onClose: () => void;
}

function Tip({ anchor, side, text, onClose }: TipProps) {
  const [place, setPlace] = useState<{ top: number; left?: number; right?: number }>();
  useLayoutEffect(() => {
    const measure = () => {
      const rect = anchor.current?.getBoundingClientRect();
      if (!rect || rect.width === 0) setPlace(undefined);
      else
        setPlace(
          side === 'below' ? { top: rect.bottom + 10, right: innerWidth - rect.right } : { top: rect.top - 6, left: rect.right + 22 },
        );
    };
    // The anchor also changes its width by itself, as when a wallet has been looked for.
    const observer = new ResizeObserver(measure);
    if (anchor.current) observer.observe(anchor.current);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [anchor, side]);
  if (!place) return null;
  return createPortal(
    <aside aria-label="Tip" className={classes.tip} data-side={side} style={place} data-print="hide">
      {text}
      <button type="button" className={classes.close} onClick={onClose}>
        Got it
      </button>
    </aside>,
    document.body,
  );
}
