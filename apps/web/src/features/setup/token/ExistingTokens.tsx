import { addExistingToken, removeExistingToken } from '@althing/domain/setup';
import { IconPlus } from '@tabler/icons-react';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useEntryFocus } from '../../../ui/useEntryFocus.ts';
import { placeOf } from '../form/asked.ts';
import { LockedPart } from '../form/LockedPart.tsx';
import { useField } from '../form/useField.ts';
import { useUpdate } from '../form/useUpdate.ts';
import { ExistingTokenEntry } from './ExistingTokenEntry.tsx';
import classes from './token.module.css';
import { WrapQuestion } from './WrapQuestion.tsx';

/** The tokens that exist already, one for each chain at most, and whether they are wrapped. */
export function ExistingTokens() {
  const path = 'token.existingTokens';
  const { value: tokens, error } = useField(path);
  const { chains } = useAppConfig();
  const update = useUpdate();
  const { entries, addButton, addEntry, removeEntry } = useEntryFocus<HTMLDivElement>();
  const most = chains.filter(({ disabledReason }) => disabledReason === null).length;
  return (
    <Section
      variant="card"
      order={3}
      title="Existing tokens"
      description="The token that the organisation is to use, on each chain where it exists. What it is called is read from its chain."
    >
      <LockedPart path={path}>
        <div {...placeOf(path)}>
          <div ref={entries} className={classes.schedules}>
            {tokens.map(({ tempId }, index) => (
              <ExistingTokenEntry
                key={tempId}
                index={index}
                onRemove={tokens.length > 1 ? () => removeEntry(() => update((form) => removeExistingToken(form, tempId))) : undefined}
              />
            ))}
          </div>
          <ReasonButton
            ref={addButton}
            variant="default"
            size="sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            reason={tokens.length < most ? undefined : 'There is a token for each chain already.'}
            onClick={() => addEntry(() => update(addExistingToken))}
          >
            Add token
          </ReasonButton>
          {error && (
            <p role="alert" className={classes.problem}>
              {error}
            </p>
          )}
        </div>
        <WrapQuestion />
      </LockedPart>
    </Section>
  );
}
