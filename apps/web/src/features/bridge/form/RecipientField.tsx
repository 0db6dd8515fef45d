import { recipientProblem } from '@althing/domain/bridges';
import { MAX_NAME_LENGTH } from '@althing/domain/names';
import { type Address, parseAddress, sameAddress } from '@althing/domain/units';
import { useState } from 'react';
import { AccountInput } from '../../../ui/AccountInput.tsx';
import { useActor } from '../../governance/index.ts';
import classes from '../Bridge.module.css';
import type { ChangeForm, TypedForm } from './useTypedForm.ts';

export interface RecipientFieldProps {
  typed: TypedForm;
  change: ChangeForm;
  isSafe: boolean;
  /** The token's own contracts on the destination. */
  contracts: readonly Address[];
}

/** Who gets the tokens on the other chain. */
export function RecipientField({ typed, change, isSafe, contracts }: RecipientFieldProps) {
  const { account } = useActor();
  // Anybody can write a link with an address in it.
  const [linked] = useState(typed.recipient);
  const isLinked =
    typed.recipient === linked && parseAddress(linked.trim()) !== undefined && !sameAddress(linked.trim(), account ?? undefined);
  return (
    <div>
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
        problemOf={(text) => recipientProblem(text, contracts)}
        onChange={(recipient) => change({ recipient })}
      />
      {isLinked && (
        <p className={classes.linked} role="status">
          This address is not yours, and comes from the page’s own address, which any link can set. Make sure that it is whom you mean.
        </p>
      )}
    </div>
  );
}
