import type { DraftField, SaleDraft } from '@althing/domain/bonds';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import classes from '../Veo.module.css';
import type { FormPart } from './fieldProps.ts';

type TextField = { [F in DraftField]: SaleDraft[F] extends string ? F : never }[DraftField];

export interface FieldProps extends FormPart {
  field: TextField;
  label: ReactNode;
  description?: ReactNode;
  placeholder?: string;
}

/** A number, an amount or a percentage of the draft. */
export function NumberField({
  field,
  label,
  description,
  placeholder,
  draft,
  change,
  shown,
  leave,
  unit,
}: FieldProps & { unit?: string | undefined }) {
  return (
    <AmountInput
      label={label}
      description={description}
      placeholder={placeholder ?? '0'}
      value={draft[field]}
      error={shown[field]}
      onChange={(value) => change({ [field]: value })}
      onBlur={() => leave(field)}
      {...(unit !== undefined && {
        rightSection: <span className={classes.soft}>{unit}</span>,
        rightSectionWidth: `${Math.max(3, unit.length + 2)}ch`,
      })}
      withAsterisk={field !== 'escrow'}
    />
  );
}

export function TextField({ field, label, description, placeholder, draft, change, shown, leave }: FieldProps) {
  return (
    <TextInput
      label={label}
      description={description}
      placeholder={placeholder}
      value={draft[field]}
      error={shown[field]}
      onChange={(event) => change({ [field]: event.currentTarget.value })}
      onBlur={() => leave(field)}
      autoComplete="off"
      withAsterisk
    />
  );
}

/** What a field for a moment shows: the reader's own time. */
function localText(date: string): string {
  const at = new Date(date);
  if (Number.isNaN(at.getTime())) return '';
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** A moment, typed in the reader's own time and kept in UTC. */
export function MomentField({ field, label, description, draft, change, shown, leave, isOptional }: FieldProps & { isOptional?: boolean }) {
  return (
    <TextInput
      type="datetime-local"
      label={label}
      description={description}
      value={localText(draft[field])}
      error={shown[field]}
      onChange={({ currentTarget: { value } }) => change({ [field]: value === '' ? '' : new Date(value).toISOString() })}
      onBlur={() => leave(field)}
      withAsterisk={!isOptional}
    />
  );
}

interface ChoiceProps<Value extends string> {
  name: string;
  legend: string;
  options: readonly { value: Value; name: string; how: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, each with a sentence about what it means. */
export function Choice<Value extends string>({ name, legend, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.choices} data-wide={options.length > 3 || undefined}>
        {options.map((option) => (
          <label key={option.value} className={classes.choice}>
            <input
              type="radio"
              name={name}
              aria-label={option.name}
              aria-describedby={`${name}-${option.value}`}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={classes.choiceName}>{option.name}</span>
            <span className={classes.soft} id={`${name}-${option.value}`}>
              {option.how}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
