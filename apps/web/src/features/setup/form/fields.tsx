import { Select, type SelectProps, Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { ChainSelect, type ChainSelectProps } from '../../../ui/ChainSelect.tsx';
import { useField } from './useField.ts';

type Bound<Props> = Omit<Props, 'value' | 'onChange' | 'error'> & { path: string };

/** Inputs bound to a path of the form. `data-path` is where the first error is looked for. */
export function TextField({ path, ...props }: Bound<TextInputProps>) {
  const { value, error, set } = useField<string>(path);
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

export function TextareaField({ path, ...props }: Bound<TextareaProps>) {
  const { value, error, set } = useField<string>(path);
  return <Textarea {...props} data-path={path} value={value} error={error} onChange={(event) => set(event.currentTarget.value)} />;
}

export function AmountField({ path, ...props }: Bound<TextInputProps>) {
  const { value, error, set } = useField<string>(path);
  return <AmountInput {...props} data-path={path} value={value} error={error} onChange={set} />;
}

export function SelectField({ path, ...props }: Bound<SelectProps>) {
  const { value, error, set } = useField<string | null>(path);
  return <Select allowDeselect={false} {...props} data-path={path} value={value || null} error={error} onChange={set} />;
}

export function ChainField({ path, ...props }: Bound<ChainSelectProps>) {
  const { value, error, set } = useField<number | null>(path);
  return <ChainSelect {...props} data-path={path} value={value ?? undefined} error={error} onChange={(next) => set(next ?? null)} />;
}
