import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Wizard.module.css';
import { useWizardMoves } from './WizardContext.ts';

export interface WizardEndProps {
  /** What happens next, and what is needed for it. */
  above?: ReactNode;
  isBusy?: boolean;
  /** The button that completes the wizard, and why it is disabled. */
  children: ReactNode;
}

/** The foot of the last page. */
export function WizardEnd({ above, isBusy = false, children }: WizardEndProps) {
  const { back } = useWizardMoves();
  return (
    <footer className={classes.foot}>
      {above && <div className={classes.above}>{above}</div>}
      <Button variant="default" onClick={back} disabled={isBusy}>
        Back
      </Button>
      <div className={classes.end}>{children}</div>
    </footer>
  );
}
