import { TextInput, type TextInputProps } from '@mantine/core';
import { asked, type Row } from './asked.ts';
import type { FormPathTo } from './formPath.ts';
import { useField } from './useField.ts';

export interface DateFieldProps extends Row, Pick<TextInputProps, 'description' | 'className'> {
  path: FormPathTo<string | undefined>;
}

const dayOf = (moment: string | undefined = ''): string =>
  Number.isNaN(Date.parse(moment)) ? '' : new Date(moment).toISOString().slice(0, 10);

/** A day, whose first second in UTC is kept. */
export function DateField({ path, of, isBare, ...props }: DateFieldProps) {
  const { value, error, set, leave } = useField(path);
  return (
    <TextInput
      type="date"
      {...asked(path, { of, isBare })}
      {...props}
      value={dayOf(value)}
      error={error}
      onChange={({ currentTarget: { value: day } }) => set(day === '' ? '' : `${day}T00:00:00.000Z`)}
      onBlur={leave}
    />
  );
}
