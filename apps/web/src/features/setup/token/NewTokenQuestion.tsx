import { SELECT } from '@althing/domain/setup';
import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { asked } from '../form/asked.ts';
import { useSetupForm } from '../form/SetupFormContext.ts';
import classes from './token.module.css';

/** The first question of the token form (docs/requirements.md#token-form). */
export function NewTokenQuestion({ onAnswer }: { onAnswer: (isCreatingNewToken: boolean) => void }) {
  const [answer, setAnswer] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const form = useSetupForm();
  const error = form.errors['token.isCreatingNewToken'] ?? (isAsked && !answer && SELECT);
  const proceed = () => (answer === null ? setAsked(true) : onAnswer(answer === 'new'));
  return (
    <section className={classes.question} aria-label="New or existing token">
      <Radio.Group
        {...asked('token.isCreatingNewToken')}
        description="Governors count votes in a token of the organisation."
        value={answer}
        error={error}
        tabIndex={-1}
        onChange={setAnswer}
        classNames={{ label: classes.questionLabel }}
      >
        <div className={classes.answers}>
          <Radio
            value="new"
            label="Yes, create a new token"
            description="Its supply is given out once, to receivers you name. Later only bridges that the token’s authority lets can mint."
          />
          <Radio
            value="existing"
            label="No, use a token that exists"
            description="One for each chain. It is used as it is, or wrapped one for one into a token of the organisation’s own."
          />
        </div>
      </Radio.Group>
      <Button variant="default" w="fit-content" onClick={proceed}>
        Continue
      </Button>
    </section>
  );
}
