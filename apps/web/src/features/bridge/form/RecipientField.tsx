import { MAX_NAME_LENGTH } from '@althing/domain/names';
import { AccountInput } from '../../../ui/AccountInput.tsx';
import type { ChangeForm, TypedForm } from './useTypedForm.ts';

export interface RecipientFieldProps {
  typed: TypedForm;
  change: ChangeForm;
  isSafe: boolean;
}

/** Who gets the tokens on the other chain. */
export const RecipientField = ({ typed, change, isSafe }: RecipientFieldProps) => (
  <AccountInput
    label="Recipient"
    description={
      isSafe
        ? 'A Safe has its address on another chain only where it was created there too, so name who gets it.'
        : 'Empty: your own address on the other chain.'
    }
    {...(isSafe ? {} : { placeholder: 'Your own address' })}
    maxLength={MAX_NAME_LENGTH}
    value={typed.recipient}
    onChange={(recipient) => change({ recipient })}
  />
);
