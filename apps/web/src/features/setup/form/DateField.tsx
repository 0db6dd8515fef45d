import { TextInput, type TextInputProps } from '@mantine/core';
import { asked, type Row } from './asked.ts';
import type { FormPathTo } from './formPath.ts';
import { useField } from './useField.ts';
import { useTypeValue } from './useSetValue.ts';

export interface DateFieldProps extends Row, Pick<TextInputProps, 'description' | 'className'> {
  path: FormPathTo<string | undefined>;
}

const dayOf = (moment: string | undefined = ''): string =>
  Number.isNaN(Date.parse(moment)) ? '' : new Date(moment).toISOString().slice(0, 10);

/** A day, whose first second in UTC is kept. */
export function DateField({ path, of, isBare, ...props }: DateFieldProps) {
  const { value, error, leave } = useField(path);
  const type = useTypeValue(path);
  return (
    <TextInput
      type="date"
      {...asked(path, { of, isBare })}
      {...props}
      value={dayOf(value)}
      error={error}
      onChange={({ currentTarget: { value: day } }) => type(day === '' ? '' : `${day}T00:00:00.000Z`)}
      onBlur={leave}
    />
  );
}
