import { amountInput } from '@althing/domain/token';
import { TextInput, type TextInputProps } from '@mantine/core';

export interface AmountInputProps extends Omit<TextInputProps, 'onChange' | 'value' | 'type'> {
  value: string;
  onChange: (value: string) => void;
}

/** Said beside a field that holds anything else. */
export const NOT_AN_AMOUNT = 'Please write digits, with one point for decimals';

/** A decimal amount as text: a comma becomes a point. Anything else stays as it was typed, and is refused beside the field. */
export function AmountInput({ value, error, onChange, ...props }: AmountInputProps) {
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...props}
      value={value}
      error={amountInput(value) === undefined ? NOT_AN_AMOUNT : error}
      onChange={(event) => onChange(amountInput(event.currentTarget.value) ?? event.currentTarget.value)}
    />
  );
}
