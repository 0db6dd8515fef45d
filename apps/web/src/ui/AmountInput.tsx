import { amountInput, writtenProblem } from '@althing/domain/token';
import { TextInput, type TextInputProps } from '@mantine/core';

export interface AmountInputProps extends Omit<TextInputProps, 'onChange' | 'value' | 'type'> {
  value: string;
  onChange: (value: string) => void;
}

/**
 * A decimal amount as text. When the field is left, a comma becomes a point and spaces at both ends are removed. Text that could mean another number
 * than
 * it looks like stays as typed, and an error is shown.
 */
export function AmountInput({ value, error, onChange, onBlur, ...props }: AmountInputProps) {
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...props}
      value={value}
      error={writtenProblem(value) ?? error}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={(event) => {
        const left = amountInput(value) ?? value;
        if (left !== value) onChange(left);
        onBlur?.(event);
      }}
    />
  );
}
