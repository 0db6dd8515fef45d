import { askOf } from '@althing/domain/setup';
import { Select, type SelectProps, Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { ChainSelect, type ChainSelectProps } from '../../../ui/ChainSelect.tsx';
import { asked, type Row } from './asked.ts';
import type { FormPathTo } from './formPath.ts';
import { useField } from './useField.ts';

/** What the description of the organisation says is not said again. */
type Bound<Props, Value> = Omit<Props, 'value' | 'onChange' | 'error' | 'label' | 'aria-label' | 'withAsterisk'> & {
  path: FormPathTo<Value>;
} & Row;

/** Inputs bound to a path of the form, named by the description of what stands there. */
export function TextField({ path, of, isBare, ...props }: Bound<TextInputProps, string>) {
  const { value, error, set } = useField(path);
  return (
    <TextInput
      autoComplete="off"
      maxLength={askOf(path).maxLength}
      {...asked(path, { of, isBare })}
      {...props}
      value={value}
      error={error}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}

export function TextareaField({ path, of, isBare, ...props }: Bound<TextareaProps, string>) {
  const { value, error, set } = useField(path);
  return (
    <Textarea
      maxLength={askOf(path).maxLength}
      {...asked(path, { of, isBare })}
      {...props}
      value={value}
      error={error}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}

export function AmountField({ path, of, isBare, ...props }: Bound<TextInputProps, string>) {
  const { value, error, set } = useField(path);
  return <AmountInput {...asked(path, { of, isBare })} {...props} value={value} error={error} onChange={set} />;
}

export function SelectField({ path, of, isBare, ...props }: Bound<SelectProps, string | null>) {
  const { value, error, set } = useField(path);
  return <Select allowDeselect={false} {...asked(path, { of, isBare })} {...props} value={value || null} error={error} onChange={set} />;
}

export function ChainField({ path, of, isBare, ...props }: Bound<ChainSelectProps, number | null>) {
  const { value, error, set } = useField(path);
  return (
    <ChainSelect
      {...asked(path, { of, isBare })}
      {...props}
      value={value ?? undefined}
      error={error}
      onChange={(next) => set(next ?? null)}
    />
  );
}
