import { amountInput } from '@althing/domain/token';
import type { TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { AmountInput } from './AmountInput.tsx';

export interface DecimalInputProps extends Omit<TextInputProps, 'onChange' | 'value' | 'type'> {
  value: number | null;
  /** Null for an empty text, NaN for one that is not a number: such an answer is there, but wrong. */
  onChange: (value: number | null) => void;
}

function numberOf(text: string): number | null {
  if (text.trim() === '') return null;
  const written = amountInput(text) ?? '';
  return /\d/.test(written) ? Number(written) : Number.NaN;
}

/** The text of a value; empty for NaN, whose text is not known. */
const shown = (value: number | null): string => (value === null || Number.isNaN(value) ? '' : String(value));

/** A number that is not negative, typed as text, so that it is never read as another number than it looks like. */
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
