import { TextInput, type TextInputProps } from '@mantine/core';
import { cleanAmount } from './cleanAmount.ts';

export interface AmountInputProps extends Omit<TextInputProps, 'onChange' | 'value' | 'type'> {
  value?: string;
  onChange?: (value: string) => void;
}

/** A decimal amount as text: a comma becomes a dot, anything but digits and one dot is not accepted. */
export function AmountInput({ value, onChange, ...props }: AmountInputProps) {
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...props}
      {...(value === undefined ? {} : { value })}
      onChange={(event) => {
        const cleaned = cleanAmount(event.currentTarget.value);
        if (cleaned === undefined) event.currentTarget.value = value ?? '';
        else onChange?.(cleaned);
      }}
    />
  );
}
