import { Button } from '@mantine/core';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { errorSentence, summariseErrors } from './summariseErrors.ts';
import classes from './Wizard.module.css';
import { useWizardMoves } from './WizardContext.ts';

/** Back and on, under what keeps the reader from going on. */
export function WizardFoot({ onNext }: { onNext: () => void }) {
  const { errors } = useSetupForm();
  const { back } = useWizardMoves();
  const sentence = errorSentence(summariseErrors(errors));
  const unplaced = [errors['selection']].filter((error) => typeof error === 'string');
  return (
    <footer className={classes.foot}>
      {sentence && (
        <p role="alert" className={classes.banner}>
          {sentence} {unplaced.join(' ')} Nothing is lost.
        </p>
      )}
      <Button variant="default" onClick={back}>
        Back
      </Button>
      <Button onClick={onNext}>Next</Button>
    </footer>
  );
}
