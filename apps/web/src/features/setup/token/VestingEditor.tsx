import { addSchedule, askOf, MAX_VESTING_SCHEDULES, removeSchedule, type ScheduleDraft } from '@althing/domain/setup';
import { Button, Switch, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useChain } from '../../../lib/config/useChain.ts';
import { LongPart } from '../../../ui/LongPart.tsx';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { useEntryFocus } from '../../../ui/useEntryFocus.ts';
import { placeOf } from '../form/asked.ts';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { useChange } from '../form/useChange.ts';
import { useField } from '../form/useField.ts';
import { useSelection } from '../form/useSelection.ts';
import { RECEIVERS_PER_PAGE } from './ReceiverList.tsx';
import { ScheduleCard } from './ScheduleCard.tsx';
import classes from './token.module.css';

/** What a schedule asks for besides receivers and dates is about as high as so many of them. */
const FURTHER_ROWS = 5;
const DATES_PER_ROW = 4;

const rowsOf = (schedule: ScheduleDraft): number => {
  const dates = schedule.vestingType === 'milestone' ? schedule.milestoneDates.length : 1;
  return Math.min(schedule.receivers.length, RECEIVERS_PER_PAGE) + Math.ceil(dates / DATES_PER_ROW) + FURTHER_ROWS;
};

/** Tokens of one chain that are locked at first. */
export function VestingEditor({ chainId }: { chainId: number }) {
  const change = useChange('token');
  const { name } = useChain(chainId);
  const { entries, addButton, addEntry, removeEntry } = useEntryFocus<HTMLDivElement>();
  const title = `Vesting on ${name}`;
  const { index, rows } = useSelection(useSetupForm(), 'token.vesting', (vesting) => {
    const place = vesting.findIndex((entry) => entry.chainId === chainId);
    return { index: place, rows: vesting[place]?.schedules.map(rowsOf) ?? [] };
  });
  const count = rows.length;
  return (
    <section className={classes.part} aria-label={title}>
      <Title order={4}>{title}</Title>
      <p className={classes.help}>
        Tokens that are locked at first and released with time, for people who are to stay. Nobody can take them back or change the dates
        later.
      </p>
      {count > 0 && <FlexVoting index={index} />}
      <div ref={entries} className={classes.schedules}>
        {rows.map((each, position) => (
          <LongPart key={position} rows={each}>
            <ScheduleCard
              path={`token.vesting.${index}.schedules.${position}`}
              number={position + 1}
              chainId={chainId}
              onRemove={() => removeEntry(() => change((token) => removeSchedule(token, chainId, position)))}
            />
          </LongPart>
        ))}
      </div>
      {count === 0 ? (
        <Button
          ref={addButton}
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => addEntry(() => change((token) => addSchedule(token, chainId)))}
        >
          Add vesting
        </Button>
      ) : (
        <ReasonButton
          ref={addButton}
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          reason={
            count < MAX_VESTING_SCHEDULES
              ? undefined
              : `There are ${MAX_VESTING_SCHEDULES} schedules on ${name} already, the most that are possible.`
          }
          onClick={() => addEntry(() => change((token) => addSchedule(token, chainId)))}
        >
          Add schedule
        </ReasonButton>
      )}
    </section>
  );
}

function FlexVoting({ index }: { index: number }) {
  const path = `token.vesting.${index}.isFlexVoting` as const;
  const { value, set } = useField(path);
  return (
    <div className={classes.flexVoting} {...placeOf(path)}>
      <Switch
        label={askOf(path).label}
        description="What has vested can vote before it is released. Without this it votes for nobody until then. What waits counts for every quorum either way."
        checked={value}
        onChange={(event) => set(event.currentTarget.checked)}
      />
    </div>
  );
}
