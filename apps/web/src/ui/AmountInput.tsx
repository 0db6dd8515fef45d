import { amountInput, writtenProblem } from '@althing/domain/token';
import { TextInput, type TextInputProps } from '@mantine/core';

export interface AmountInputProps extends Omit<TextInputProps, 'onChange' | 'value' | 'type'> {
  value: string;
  onChange: (value: string) => void;
}

/**
 * A decimal amount as text. Once it is left, a comma is a point and spaces around it are gone; whatever could be read as another
 * number than it looks stays as it was typed, and is refused beside the field.
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
