import { askOf } from '@althing/domain/setup';
import { excessProblem } from '@althing/domain/text';
import { Select, type SelectProps, Textarea, type TextareaProps, type TextInputProps } from '@mantine/core';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { ChainSelect, type ChainSelectProps } from '../../../ui/ChainSelect.tsx';
import { TypedInput } from '../../../ui/TypedInput.tsx';
import { asked, type Row } from './asked.ts';
import type { FormPath, FormPathTo } from './formPath.ts';
import { useField } from './useField.ts';
import { useLock } from './useLock.ts';
import { useTypeValue } from './useSetValue.ts';
import { useTypedField } from './useTypedField.ts';

/** Props without those that follow from the description of the organisation. */
type Bound<Props, Value> = Omit<Props, 'value' | 'onChange' | 'error' | 'label' | 'aria-label' | 'withAsterisk'> & {
  path: FormPathTo<Value>;
} & Row;

/** Nothing typed or pasted is cut off; a text that is too long is reported while typing. */
const overlong = (value: string, path: FormPath): string | undefined => excessProblem(value, askOf(path).maxLength ?? Infinity);

const READABLE = { input: { color: 'var(--al-ink)', opacity: 1 } } as const;

/** In an edit, what nobody can change any more is disabled and says why. */
function useLocked(path: FormPath): { disabled?: true; description?: string; styles?: typeof READABLE } {
  const lock = useLock(path);
  return lock === undefined ? {} : { disabled: true, description: lock, styles: READABLE };
}

/** Inputs connected to a path of the form, labelled by the description of the value there. */
export function TextField({ path, of, isBare, onBlur, ...props }: Bound<TextInputProps, string>) {
  const { value, present, error, type, leave } = useTypedField(path);
  const locked = useLocked(path);
  return (
    <TypedInput
      autoComplete="off"
      {...asked(path, { of, isBare })}
      {...(props.required && { withAsterisk: true })}
      {...props}
      {...locked}
      value={value}
      present={present}
      error={overlong(value, path) ?? error}
      onChange={type}
      onBlur={(event) => {
        onBlur?.(event);
        leave();
      }}
    />
  );
}

export function TextareaField({ path, of, isBare, ...props }: Bound<TextareaProps, string>) {
  const { value, error, leave } = useField(path);
  const type = useTypeValue(path);
  const locked = useLocked(path);
  return (
    <Textarea
      {...asked(path, { of, isBare })}
      {...props}
      {...locked}
      value={value}
      error={overlong(value, path) ?? error}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}

export function AmountField({ path, of, isBare, ...props }: Bound<TextInputProps, string>) {
  const { value, present, error, type, leave } = useTypedField(path);
  const locked = useLocked(path);
  return (
    <AmountInput
      {...asked(path, { of, isBare })}
      {...props}
      {...locked}
      value={value}
      present={present}
      error={error}
      onChange={type}
      onBlur={leave}
    />
  );
}

export function SelectField({ path, of, isBare, ...props }: Bound<SelectProps, string | null>) {
  const { value, error, set } = useField(path);
  const locked = useLocked(path);
  return (
    <Select
      allowDeselect={false}
      {...asked(path, { of, isBare })}
      {...props}
      {...locked}
      value={value || null}
      error={error}
      onChange={set}
    />
  );
}

export function ChainField({ path, of, isBare, ...props }: Bound<ChainSelectProps, number | null>) {
  const { value, error, set } = useField(path);
  const locked = useLocked(path);
  return (
    <ChainSelect
      {...asked(path, { of, isBare })}
      {...props}
      {...locked}
      value={value ?? undefined}
      error={error}
      onChange={(next) => set(next ?? null)}
    />
  );
}
