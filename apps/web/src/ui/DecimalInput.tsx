import { amountInput } from '@althing/domain/token';
import type { TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { AmountInput } from './AmountInput.tsx';

export interface DecimalInputProps extends Omit<TextInputProps, 'onChange' | 'value' | 'type'> {
  value: number | null;
  /** Null for an empty text, not a number for one that cannot be read: that is answered, and wrong. */
  onChange: (value: number | null) => void;
}

function numberOf(text: string): number | null {
  if (text.trim() === '') return null;
  const written = amountInput(text) ?? '';
  return /\d/.test(written) ? Number(written) : Number.NaN;
}

/** What could not be read was typed before this field was drawn. */
const shown = (value: number | null): string => (value === null || Number.isNaN(value) ? '' : String(value));

/** A number that is not negative, typed as text, so that nothing is ever read as another number than it looks. */
export function DecimalInput({ value, onChange, ...props }: DecimalInputProps) {
  const [typed, setTyped] = useState('');
  return (
    <AmountInput
      {...props}
      value={Object.is(numberOf(typed), value) ? typed : shown(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(numberOf(text));
      }}
    />
  );
}
