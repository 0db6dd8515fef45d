import { IconCheck } from '@tabler/icons-react';
import classes from './StepBar.module.css';

export interface StepBarItem<Id extends string = string> {
  id: Id;
  label: string;
  /** Whether it was reached before, so that it can be pressed. */
  isReached: boolean;
  /** Whether it comes before the current one. */
  isPassed: boolean;
}

export interface StepBarProps<Id extends string> {
  label: string;
  steps: readonly StepBarItem<Id>[];
  currentId: Id;
  onGo: (id: Id) => void;
  /** `side` is beside the content on a wide screen. */
  variant?: 'top' | 'side';
}

/** Shows the current step in a row of steps. On a phone, only the current step's name is visible; the others are there for screen readers. */
export function StepBar<Id extends string>({ label, steps, currentId, onGo, variant = 'top' }: StepBarProps<Id>) {
  const current = steps.findIndex((step) => step.id === currentId);
  return (
    <nav aria-label={label} className={classes.root} data-variant={variant}>
      <p className={classes.phone} aria-hidden>
        {variant === 'side'
          ? `${steps[current]?.label} · ${current + 1} of ${steps.length} parts`
          : `Step ${current + 1} of ${steps.length}`}
      </p>
      <ol className={classes.list}>
        {steps.map(({ id, label: name, isReached, isPassed }, index) => (
          <li key={id} className={classes.item} data-state={index === current ? 'current' : isReached ? 'reached' : 'ahead'}>
            <button
              type="button"
              className={classes.button}
              title={isReached ? undefined : 'Complete the steps before it first.'}
              disabled={index === current || !isReached}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onGo(id)}
            >
              <span className={classes.dot} aria-hidden>
                {isReached && isPassed ? <IconCheck size={14} stroke={2.4} /> : index + 1}
              </span>
              <span className={classes.name}>{name}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
