import { maturityOf, maturitySentence, vestingOfDraft, type Wait, WAITS } from '@althing/domain/bonds';
import { momentText } from '@althing/domain/display';
import { Checkbox } from '@mantine/core';
import { Section } from '../../../ui/Section.tsx';
import { Term } from '../../bonds/index.ts';
import classes from '../Veo.module.css';
import type { FormPart } from './fieldProps.ts';
import { Choice, MomentField, NumberField } from './fields.tsx';

const WAIT_WORDS: Record<Wait, { name: string; how: string }> = {
  none: { name: 'Not at all', how: 'Tokens are paid out with the purchase.' },
  term: { name: 'A time after they buy', how: 'The same number of days for each purchase.' },
  day: { name: 'Until one day', how: 'Everybody gets the tokens on the same day, after the sale.' },
};
const WAIT_OPTIONS = WAITS.map((value) => ({ value, ...WAIT_WORDS[value] }));

/** What buyers at the start would read; undefined while the form does not say it. */
function promise({ draft, planned: { now, problems } }: FormPart): string | undefined {
  const begin = draft.start === '' ? now : Date.parse(draft.start) / 1000;
  if (begin === undefined || Number.isNaN(begin) || problems.waitDays || problems.waitUntil || problems.linearDays) return undefined;
  return maturitySentence(maturityOf(vestingOfDraft(draft), BigInt(Math.floor(begin))));
}

/** When the sale begins and ends, and when buyers get their tokens. */
export function TimesSection(part: FormPart) {
  const { draft, change } = part;
  const promised = promise(part);
  const utc = (date: string) => (Number.isNaN(Date.parse(date)) ? undefined : momentText(date));
  return (
    <Section title="When" variant="card">
      <div className={classes.fields}>
        <div className={classes.pair}>
          <MomentField
            {...part}
            field="start"
            label="The sale begins"
            description={utc(draft.start) ?? 'Left empty: as soon as the market is created.'}
            isOptional
          />
          <MomentField {...part} field="end" label="The sale ends" description={utc(draft.end) ?? 'At least a day after it begins.'} />
        </div>
        <Choice
          name="wait"
          legend="How long buyers wait for their tokens"
          options={WAIT_OPTIONS}
          value={draft.wait}
          onChange={(wait) => change({ wait })}
        />
        {draft.wait === 'term' && <NumberField {...part} field="waitDays" label="Days after the purchase" unit="days" />}
        {draft.wait === 'day' && (
          <MomentField {...part} field="waitUntil" label="Day of the payout" description="Rounded down to midnight UTC of that day." />
        )}
        <Checkbox
          label={
            <>
              Pay out <Term of="linear">bit by bit</Term> from then on
            </>
          }
          checked={draft.isLinear}
          onChange={(event) => change({ isLinear: event.currentTarget.checked })}
        />
        {draft.isLinear && <NumberField {...part} field="linearDays" label="Over so many days" unit="days" />}
        {promised !== undefined && <p className={classes.soft}>Buyers at the start read: “{promised}”</p>}
      </div>
    </Section>
  );
}
