import { maturitySentence, type Maturity, type SaleDraft, type Wait, WAITS } from '@althing/domain/bonds';
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

const DAY = 86_400;

/** When a purchase made at the start would be paid out. */
function example({ wait, waitDays, waitUntil, isLinear, linearDays }: SaleDraft, begin: number): Maturity {
  const days = wait === 'term' ? Number(waitDays) || 0 : 0;
  const at = wait === 'day' ? Date.parse(waitUntil) / 1000 : begin + days * DAY;
  if (isLinear) {
    const from = BigInt(Math.floor(at || 0));
    return { is: 'over-time', from, to: from + BigInt(Math.round((Number(linearDays) || 0) * DAY)) };
  }
  if (wait === 'none') return { is: 'at-once' };
  const day = Math.floor((at || 0) / DAY) * DAY;
  return { is: 'on-a-day', day: BigInt(day) };
}

/** When the sale begins and ends, and when buyers get their tokens. */
export function TimesSection(part: FormPart) {
  const { draft, change, planned } = part;
  const begin = draft.start === '' ? planned.now : Date.parse(draft.start) / 1000;
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
        {begin !== undefined && !Number.isNaN(begin) && (
          <p className={classes.soft}>Buyers at the start read: “{maturitySentence(example(draft, begin))}”</p>
        )}
      </div>
    </Section>
  );
}
