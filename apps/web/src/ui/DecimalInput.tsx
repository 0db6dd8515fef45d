import { amountInput } from '@althing/domain/token';
import type { TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { AmountInput } from './AmountInput.tsx';

export interface DecimalInputProps extends Omit<TextInputProps, 'onChange' | 'value' | 'type'> {
  value: number | null;
  /** Null for an empty text, and for one that is no number. */
  onChange: (value: number | null) => void;
}

function numberOf(text: string): number | null {
  const written = amountInput(text) ?? '';
  return /\d/.test(written) ? Number(written) : null;
}

/** A number that is not negative, typed as text, so that nothing is ever read as another number than it looks. */
export function DecimalInput({ value, onChange, ...props }: DecimalInputProps) {
  const [typed, setTyped] = useState('');
  return (
    <AmountInput
      {...props}
      value={numberOf(typed) === value ? typed : String(value ?? '')}
      onChange={(text) => {
        setTyped(text);
        onChange(numberOf(text));
      }}
    />
  );
}
