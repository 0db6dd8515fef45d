import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { asked } from './asked.ts';
import classes from './TimeField.module.css';
import type { FormPathTo } from './formPath.ts';
import { useField } from './useField.ts';
import { useTypeValue } from './useSetValue.ts';

export interface TimeFieldProps {
  path: FormPathTo<{ durationType: 'days' | 'hours' | null; value: number }>;
  description: ReactNode;
}

const UNITS = [
  { value: 'hours', label: 'hours' },
  { value: 'days', label: 'days' },
];

const HELP = { description: classes.help ?? '' };

const beside = (unit: ReactNode) => (input: ReactNode) => (
  <div className={classes.pair}>
    {input}
    {unit}
  </div>
);

/** A time in days or hours. The help takes the whole width, the number and its unit stay small. */
export function TimeField({ path, description }: TimeFieldProps) {
  const { value: time } = useField(path);
  const { value, error, leave } = useField(`${path}.value`);
  const type = useTypeValue(`${path}.value`);
  const { set: setUnit } = useField(`${path}.durationType`);
  const { label, ...place } = asked(`${path}.value`);
  const unit = (
    <Select
      aria-label={`Unit of ${String(label)}`}
      allowDeselect={false}
      data={UNITS}
      value={time.durationType}
      onChange={(chosen) => setUnit(chosen === 'hours' ? 'hours' : 'days')}
    />
  );
  return (
    <DecimalInput
      {...place}
      label={label}
      description={description}
      classNames={HELP}
      value={Number.isNaN(value) ? null : value}
      error={error}
      onChange={(next) => type(next ?? Number.NaN)}
      onBlur={leave}
      inputContainer={beside(unit)}
    />
  );
}
