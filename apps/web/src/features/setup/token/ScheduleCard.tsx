import { addMilestone, MAX_VESTING_DATES, MAX_VESTING_RECEIVERS, type ScheduleDraft, setVestingType } from '@althing/domain/setup';
import { Radio, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { RemoveButton } from '../../../ui/RemoveButton.tsx';
import { useEntryFocus } from '../../../ui/useEntryFocus.ts';
import { placeOf } from '../form/asked.ts';
import { DateField } from '../form/DateField.tsx';
import { EntryActions } from '../form/EntryActions.tsx';
import type { FormPathTo } from '../form/formPath.ts';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { useChange } from '../form/useChange.ts';
import { useField } from '../form/useField.ts';
import { useSelection } from '../form/useSelection.ts';
import { ReceiverList } from './ReceiverList.tsx';
import classes from './token.module.css';
import { vestingConsequence } from './vestingConsequence.ts';

export interface ScheduleCardProps {
  path: FormPathTo<ScheduleDraft>;
  number: number;
  chainId: number;
  onRemove: () => void;
}

/** One schedule: when tokens are released, to whom, and how many. */
export function ScheduleCard({ path, number, chainId, onRemove }: ScheduleCardProps) {
  const { value: vestingType } = useField(`${path}.vestingType`);
  const change = useChange(path);
  const title = `Schedule ${number}`;
  return (
    <section className={classes.schedule} aria-label={title}>
      <header className={classes.scheduleHead}>
        <Title order={5}>{title}</Title>
        <EntryActions onDuplicate={undefined} onRemove={onRemove} />
      </header>
      <Radio.Group
        label="How are they released?"
        value={vestingType}
        onChange={(type) => change((schedule) => setVestingType(schedule, type === 'linear' ? 'linear' : 'milestone'))}
      >
        <div className={classes.answers}>
          <Radio value="linear" label="Evenly" description="A little every second, from one day to another." />
          <Radio value="milestone" label="At milestones" description="An equal part at each of several days." />
        </div>
      </Radio.Group>
      {vestingType === 'linear' ? <Span path={path} of={title} /> : <Milestones path={path} of={title} />}
      <ReceiverList path={`${path}.receivers`} chainId={chainId} of={`receiver of schedule ${number}:`} most={MAX_VESTING_RECEIVERS} />
      <Consequence path={path} />
    </section>
  );
}

function Consequence({ path }: Pick<ScheduleCardProps, 'path'>) {
  const { value: symbol } = useField('token.symbol');
  const [now] = useState(Date.now);
  const sentence = useSelection(useSetupForm(), path, (schedule) => vestingConsequence(schedule, symbol, now));
  return (
    <p className={classes.help} aria-live="polite">
      {sentence}
    </p>
  );
}

interface DatesProps {
  path: FormPathTo<ScheduleDraft>;
  of: string;
}

const Span = ({ path, of }: DatesProps) => (
  <div className={classes.dates}>
    <DateField path={`${path}.startDate`} of={of} />
    <DateField path={`${path}.endDate`} of={of} />
  </div>
);

function Milestones({ path, of }: DatesProps) {
  const list = `${path}.milestoneDates` as const;
  const form = useSetupForm();
  const error = form.errors[list];
  const change = useChange(list);
  // The dates are gone a moment before this is, when another kind of schedule is chosen.
  const count = useSelection(form, list, (dates) => dates?.length ?? 0) ?? 0;
  const { entries, addButton, addEntry, removeEntry } = useEntryFocus<HTMLOListElement>();
  return (
    <div {...placeOf(list)}>
      <ol ref={entries} className={classes.dates}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={classes.date}>
            <DateField path={`${list}.${index}`} of={`${of}: ${index + 1}`} />
            {count > 1 && (
              <RemoveButton
                className={classes.remove}
                aria-label={`Remove date ${index + 1} of ${of}`}
                onClick={() => removeEntry(() => change((dates = []) => dates.filter((__, position) => position !== index)))}
              />
            )}
          </li>
        ))}
      </ol>
      {error && <p role="alert">{error}</p>}
      <ReasonButton
        ref={addButton}
        variant="default"
        size="sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        reason={count >= MAX_VESTING_DATES ? `At most ${MAX_VESTING_DATES} dates. Remove one first.` : undefined}
        onClick={() => addEntry(() => change((dates = []) => addMilestone(dates)))}
      >
        Add date
      </ReasonButton>
    </div>
  );
}
