import { Select, type SelectProps, Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { ChainSelect, type ChainSelectProps } from '../../../ui/ChainSelect.tsx';
import type { FormPathTo } from './formPath.ts';
import { useField } from './useField.ts';

type Bound<Props, Value> = Omit<Props, 'value' | 'onChange' | 'error'> & { path: FormPathTo<Value> };

/** Inputs bound to a path of the form. `data-path` is where the first error is looked for. */
export function TextField({ path, ...props }: Bound<TextInputProps, string>) {
  const { value, error, set } = useField(path);
  return (
    <TextInput
      autoComplete="off"
      {...props}
      data-path={path}
      value={value}
      error={error}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}

export function TextareaField({ path, ...props }: Bound<TextareaProps, string>) {
  const { value, error, set } = useField(path);
  return <Textarea {...props} data-path={path} value={value} error={error} onChange={(event) => set(event.currentTarget.value)} />;
}

export function AmountField({ path, ...props }: Bound<TextInputProps, string>) {
  const { value, error, set } = useField(path);
  return <AmountInput {...props} data-path={path} value={value} error={error} onChange={set} />;
}

export function SelectField({ path, ...props }: Bound<SelectProps, string | null>) {
  const { value, error, set } = useField(path);
  return <Select allowDeselect={false} {...props} data-path={path} value={value || null} error={error} onChange={set} />;
}

export function ChainField({ path, ...props }: Bound<ChainSelectProps, number | null>) {
  const { value, error, set } = useField(path);
  return <ChainSelect {...props} data-path={path} value={value ?? undefined} error={error} onChange={(next) => set(next ?? null)} />;
}
