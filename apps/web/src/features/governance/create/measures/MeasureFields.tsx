import { MEASURES, measureConsequences, type MeasureDraft, type MeasureFacts } from '@althing/domain/governance';
import { WithAddresses } from '../../../transactions/index.ts';
import classes from '../Create.module.css';
import { MeasureFieldInput } from './MeasureFieldInput.tsx';

export interface MeasureFieldsProps {
  draft: MeasureDraft;
  /** What the governor is before this action. */
  facts: MeasureFacts;
  chainId: number;
  errors: Readonly<Record<string, string>>;
  onChange: (draft: MeasureDraft) => void;
}

/** The questions of a measure, each with today's value beside, and what it means that it is decided. */
export function MeasureFields({ draft, facts, chainId, errors, onChange }: MeasureFieldsProps) {
  const measure = MEASURES[draft.kind];
  const fields = measure.fields(facts);
  const consequences = measureConsequences(draft, facts);
  const refusal = measure.refusal?.(facts);
  const chainOf = () => chainId;
  return (
    <>
      <p className={classes.lead}>{measure.lead}</p>
      {refusal !== undefined && (
        <p className={classes.warning} role="status">
          <WithAddresses text={refusal} chainOf={chainOf} />
        </p>
      )}
      {fields.length > 0 && (
        <div className={classes.fields} data-many={fields.length > 3 || undefined}>
          {fields.map((field) => (
            <MeasureFieldInput
              key={field.name}
              field={field}
              text={draft.values[field.name] ?? ''}
              chainId={chainId}
              nameOf={facts.nameOf}
              error={errors[field.name]}
              onChange={(text) => onChange({ ...draft, values: { ...draft.values, [field.name]: text } })}
            />
          ))}
        </div>
      )}
      {consequences.length > 0 && (
        <ul className={classes.consequences} data-grave={measure.isGrave} aria-label="What it means">
          {consequences.map((sentence) => (
            <li key={sentence}>
              <WithAddresses text={sentence} chainOf={chainOf} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
