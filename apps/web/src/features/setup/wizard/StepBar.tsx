import { IconCheck } from '@tabler/icons-react';
import classes from './StepBar.module.css';

export interface StepBarItem {
  id: string;
  label: string;
  /** Reached before and not the current one: pressing it goes there. */
  canGo: boolean;
  isDone: boolean;
}

export interface StepBarProps {
  label: string;
  steps: readonly StepBarItem[];
  currentId: string;
  onGo: (id: string) => void;
  /** `side` stands beside the content on a wide screen. */
  variant?: 'top' | 'side';
}

/** Where the reader is in a row of steps. On a phone only the current step shows its name; the others keep theirs for screen readers. */
export function StepBar({ label, steps, currentId, onGo, variant = 'top' }: StepBarProps) {
  const current = steps.findIndex((step) => step.id === currentId);
  return (
    <nav aria-label={label} className={classes.root} data-variant={variant}>
      <p className={classes.phone} aria-hidden>
        Step {current + 1} of {steps.length}
      </p>
      <ol className={classes.list}>
        {steps.map((step, index) => (
          <li key={step.id} className={classes.item} data-state={index === current ? 'current' : step.isDone ? 'done' : 'todo'}>
            <button
              type="button"
              className={classes.button}
              disabled={!step.canGo}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onGo(step.id)}
            >
              <span className={classes.dot} aria-hidden>
                {step.isDone && index !== current ? <IconCheck size={14} stroke={2.4} /> : index + 1}
              </span>
              <span className={classes.name}>{step.label}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
