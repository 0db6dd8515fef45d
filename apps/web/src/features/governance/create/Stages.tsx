import { useEffect, useRef } from 'react';
import classes from './Create.module.css';
import { STAGES, type Stage } from './draftStore.ts';

export const STAGE_LABELS: Record<Stage, string> = { write: 'Write', actions: 'Actions', review: 'Review' };

/** Where one is; earlier stages can be gone back to, later ones by the button at the end of each. */
export function Stages({ stage, onStage }: { stage: Stage; onStage: (stage: Stage) => void }) {
  const current = STAGES.indexOf(stage);
  const nav = useRef<HTMLElement>(null);
  const arrived = useRef(stage);
  useEffect(() => {
    if (arrived.current === stage) return;
    arrived.current = stage;
    // Whoever went on reads on from here; the button that was pressed stands at the end of another stage now.
    nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [stage]);
  return (
    <nav ref={nav} aria-label="Stages of the proposal">
      <ol className={classes.stages}>
        {STAGES.map((value, index) => (
          <li key={value}>
            <button
              type="button"
              className={classes.stage}
              disabled={index > current}
              aria-current={value === stage ? 'step' : undefined}
              onClick={() => onStage(value)}
            >
              <span className={classes.number}>{index + 1}</span>
              {STAGE_LABELS[value]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
