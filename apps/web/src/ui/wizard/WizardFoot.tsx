import { Button } from '@mantine/core';
import { errorSentence } from './errorSentence.ts';
import type { WizardRun } from './useWizard.ts';
import classes from './Wizard.module.css';

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The buttons Back and Next, below the number of errors. */
export function WizardFoot<Place extends string, Draft>({ run }: { run: WizardRun<Place, Draft> }) {
  const count = errorSentence(run.form.errors);
  return (
    <footer className={classes.foot}>
      {count && (
        <p role="alert" className={classes.banner}>
          {[count, ...run.sentences.map(asSentence), 'Nothing is lost.'].join(' ')}
        </p>
      )}
      <Button variant="default" onClick={run.back}>
        Back
      </Button>
      <Button onClick={run.next}>Next</Button>
    </footer>
  );
}
