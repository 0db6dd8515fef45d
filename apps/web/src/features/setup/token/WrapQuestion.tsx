import { askOf, LIMITS_BY_HAND, PRIMARY_CHAIN, setWrapping } from '@althing/domain/setup';
import { wrappingConsequences } from '@althing/domain/token';
import { Radio } from '@mantine/core';
import { asked } from '../form/asked.ts';
import { Hint } from '../form/Hints.tsx';
import { useField } from '../form/useField.ts';
import { useUpdate } from '../form/useUpdate.ts';
import classes from './token.module.css';

const PATH = 'token.isWrappingAccepted';

/** Whether the organisation's own token is given out for the existing ones, one for one, and what either answer means. */
export function WrapQuestion() {
  const { value, error } = useField(PATH);
  const { value: token } = useField('token');
  const update = useUpdate();
  const kept = token.existingTokens[0]?.symbol || 'the token';
  return (
    <div className={classes.part}>
      <Radio.Group
        {...asked(PATH)}
        label={askOf(PATH).label}
        withAsterisk
        description="Wrapping gives out a token of the organisation’s own for what is deposited in a lockbox, and the deposit back for it at any time. It can travel between chains and vote."
        value={value === undefined ? null : value ? 'yes' : 'no'}
        error={error}
        tabIndex={-1}
        onChange={(answer) => update((form) => setWrapping(form, answer === 'yes'))}
      >
        <div className={classes.answers}>
          <Radio value="yes" label="Yes, wrap them" description="The organisation’s token is new; holders deposit theirs to get it." />
          <Radio value="no" label="No, use them as they are" description="They keep their name, their owner and their rules." />
        </div>
      </Radio.Group>
      <div className={classes.meaning} aria-live="polite">
        {value === true &&
          wrappingConsequences(kept, token.symbol.trim() || 'the new token').map((sentence) => (
            <Hint key={sentence} severity="info" sentence={sentence} />
          ))}
        {value === false && [LIMITS_BY_HAND, PRIMARY_CHAIN].map((sentence) => <Hint key={sentence} severity="info" sentence={sentence} />)}
      </div>
    </div>
  );
}
