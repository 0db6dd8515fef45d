import { amountInput, writtenProblem } from '@althing/domain/token';
import { TypedInput, type TypedInputProps } from './TypedInput.tsx';

export type AmountInputProps = Omit<TypedInputProps, 'type'>;

/**
 * A decimal amount as text. When the field is left, a comma becomes a point and spaces at both ends are removed. Text that could mean another number
 * than
 * it looks like stays as typed, and an error is shown.
 */
export function AmountInput({ value, error, onChange, onBlur, ...props }: AmountInputProps) {
  return (
    <TypedInput
      inputMode="decimal"
      autoComplete="off"
      {...props}
      value={value}
      error={writtenProblem(value) ?? error}
      onChange={onChange}
      onBlur={(event) => {
        const text = event.currentTarget.value;
        const left = amountInput(text) ?? text;
        if (left !== text) onChange(left);
        onBlur?.(event);
      }}
    />
  );
}
