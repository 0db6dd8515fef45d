import { TextInput } from '@mantine/core';
import type { ChangeForm, TypedForm } from './useTypedForm.ts';

export interface RecipientFieldProps {
  typed: TypedForm;
  change: ChangeForm;
  isSafe: boolean;
}

/** Who gets the tokens on the other chain. */
export const RecipientField = ({ typed, change, isSafe }: RecipientFieldProps) => (
  <TextInput
    label="Recipient"
    description={
      isSafe
        ? 'A Safe has its address on another chain only where it was created there too, so name who gets it.'
        : 'Empty: your own address on the other chain.'
    }
    placeholder={isSafe ? '0x…' : 'Your own address'}
    autoComplete="off"
    spellCheck={false}
    maxLength={60}
    value={typed.recipient}
    onChange={(event) => change({ recipient: event.currentTarget.value })}
  />
);
