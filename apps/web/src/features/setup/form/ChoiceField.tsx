import { Chip } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { askOf, type DurationDraft, problemOf } from '@althing/domain/setup';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { placeOf } from './asked.ts';
import classes from './ChoiceField.module.css';
import type { FormPathTo } from './formPath.ts';
import { Hints } from './Hints.tsx';
import { useField } from './useField.ts';
import { useLock } from './useLock.ts';
import { useTypeValue } from './useSetValue.ts';

export interface ChoiceFieldProps {
  path: FormPathTo<DurationDraft>;
  /** Suggested values, e.g. `{ value: 7, label: '7 days' }`. */
  choices: readonly { value: number | 'min'; label: string }[];
  /** Unit of a value that is typed: `days`, `%`. */
  unit: string;
  /** What the present value means. */
  consequence: ReactNode;
}

const OTHER = 'other';
const CHIP = { label: classes.chip ?? '', iconWrapper: classes.chipIcon ?? '' };

/** A number, chosen from suggestions or typed, with an explanation of what it means. */
export function ChoiceField({ path, choices, unit, consequence }: ChoiceFieldProps) {
  const { label } = askOf(path);
  const { value, error, set, leave } = useField(path);
  const type = useTypeValue(path);
  const lock = useLock(path);
  const isValid = problemOf(path, value) === undefined;
  const isPreset = choices.some((choice) => choice.value === value);
  const [isOther, setOther] = useState(!isPreset);
  const id = useId();
  const choose = (next: string) => {
    setOther(next === OTHER);
    if (next !== OTHER) set(next === 'min' ? 'min' : Number(next));
    else if (value === 'min') set(null);
  };
  return (
    <fieldset className={classes.root} disabled={lock !== undefined} {...placeOf(path)} aria-describedby={id}>
      <legend>{label}</legend>
      <div className={classes.choices}>
        <Chip.Group value={isOther ? OTHER : String(value)} onChange={choose}>
          {choices.map((choice) => (
            <Chip key={choice.value} value={String(choice.value)} variant="outline" radius="sm" size="sm" classNames={CHIP}>
              {choice.label}
            </Chip>
          ))}
          <Chip value={OTHER} variant="outline" radius="sm" size="sm" classNames={CHIP}>
            Other
          </Chip>
        </Chip.Group>
        {isOther && (
          <DecimalInput
            className={classes.number}
            aria-label={`${label} in ${unit === '%' ? 'percent' : unit}`}
            rightSection={unit}
            rightSectionWidth={52}
            value={typeof value === 'number' ? value : null}
            onChange={type}
            onBlur={leave}
          />
        )}
      </div>
      <p id={id} className={classes.consequence} aria-live="polite">
        {error ? <span className={classes.error}>{error}</span> : (lock ?? (isValid && consequence))}
      </p>
      {isValid && <Hints field={path} />}
    </fieldset>
  );
}
