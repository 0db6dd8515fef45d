import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './StepList.module.css';

export type StepState = 'done' | 'current' | 'waiting' | 'failed';

export interface StepItem {
  id: string;
  title: ReactNode;
  state: StepState;
  /** Below the title: a hash, a reason, a duration. */
  detail?: ReactNode;
  /** At the right: a time or a Retry button. */
  aside?: ReactNode;
}

const SPOKEN: Record<StepState, string> = { done: 'Done', current: 'In progress', waiting: 'Waiting', failed: 'Failed' };

/** The steps of a long process: what is done, in progress, still to come, or failed. */
export function StepList({ steps, label }: { steps: readonly StepItem[]; label: string }) {
  return (
    <ol className={classes.root} aria-label={label}>
      {steps.map((step) => (
        <li key={step.id} className={classes.step} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
          <span className={classes.dot} role="img" aria-label={SPOKEN[step.state]}>
            {step.state === 'done' && <IconCheck size={14} stroke={2.4} aria-hidden />}
            {step.state === 'failed' && <IconX size={14} stroke={2.4} aria-hidden />}
          </span>
          <div className={classes.words}>
            <div className={classes.title}>{step.title}</div>
            {step.detail && <div className={classes.detail}>{step.detail}</div>}
          </div>
          {step.aside && <div className={classes.aside}>{step.aside}</div>}
        </li>
      ))}
    </ol>
  );
}
