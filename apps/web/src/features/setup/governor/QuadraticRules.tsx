import { askOf, type GovernorDraft, PASSPORT_SCORE_BANDS, QUADRATIC_THRESHOLD_PRESETS } from '@althing/domain/setup';
import { placeOf } from '../form/asked.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { TextField } from '../form/fields.tsx';
import type { FormPathTo } from '../form/formPath.ts';
import { Hints } from '../form/Hints.tsx';
import { useField } from '../form/useField.ts';
import * as say from './consequences.ts';
import classes from './governor.module.css';

interface QuadraticRulesProps {
  path: FormPathTo<GovernorDraft>;
  governor: GovernorDraft;
}

const PRESETS = QUADRATIC_THRESHOLD_PRESETS.map((value) => ({ value, label: `${value} %` }));

/** What votes weigh in a quadratic governor, and how many of them pass. */
export function QuadraticRules({ path, governor }: QuadraticRulesProps) {
  return (
    <div className={classes.rules}>
      <ScoreBands path={path} governor={governor} />
      <ChoiceField
        path={`${path}.quadraticThreshold`}
        choices={PRESETS}
        unit="%"
        consequence={say.quadraticThresholdConsequence(governor.quadraticThreshold)}
      />
    </div>
  );
}

function ScoreBands({ path, governor }: QuadraticRulesProps) {
  const bands = `${path}.passportScoreRanges` as const;
  const { error } = useField(bands);
  return (
    <fieldset className={classes.bands} {...placeOf(bands)}>
      <legend>{askOf(bands).label}</legend>
      <p className={classes.bandsHelp}>
        A holding counts as its square root, times the share of the voter’s passport score. An account without a score counts as below 15.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Score</th>
            <th scope="col">Share</th>
            <th scope="col">{say.EXAMPLE_HOLDING.toLocaleString('en-GB')} tokens are</th>
          </tr>
        </thead>
        <tbody>
          {PASSPORT_SCORE_BANDS.map((band, index) => (
            <tr key={band}>
              <th scope="row">{band}</th>
              <td>
                <TextField
                  path={`${bands}.${index}`}
                  of={`a score ${band}`}
                  isBare
                  inputMode="numeric"
                  rightSection="%"
                  className={classes.share}
                />
              </td>
              <td>{say.weightExample(governor.passportScoreRanges[index] ?? '')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {error && <p role="alert">{error}</p>}
      <Hints field={bands} />
    </fieldset>
  );
}
