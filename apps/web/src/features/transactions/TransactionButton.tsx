import type { KnownContract } from '@althing/bindings';
import type { ButtonProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { SIGN_IN_FIRST, useIsSignedIn } from '../auth/index.ts';
import type { NameAddress } from './nameAddress.ts';
import type { TransactionRequest } from './transaction.ts';
import { TransactionDialog } from './TransactionDialog.tsx';
import { mayComeAbout } from './transactionState.ts';
import { useOnConfirmed } from './useOnConfirmed.ts';
import { useTransaction } from './useTransaction.ts';

export interface TransactionButtonProps extends ButtonProps {
  /** Identifies the action, which must not happen twice. */
  subject: string;
  /** What would be sent; undefined while something is missing. */
  request: TransactionRequest | undefined;
  /** Why it cannot be done now, and what would help. */
  reason?: string | undefined;
  contracts: readonly KnownContract[];
  nameAddress: NameAddress;
  /** Explains the call in the page's own words, where its arguments are hard to read. */
  details?: ReactNode;
  /** Called once the chain has confirmed it. */
  onConfirmed?: () => void;
  children: ReactNode;
}

/** A button for one transaction: preview, wallet, and the transaction's progress. */
export function TransactionButton({
  subject,
  request,
  reason,
  contracts,
  nameAddress,
  details,
  onConfirmed,
  children,
  ...props
}: TransactionButtonProps) {
  const transaction = useTransaction(subject);
  const [isOpen, setOpen] = useState(false);
  const { state } = transaction;
  useOnConfirmed(state, () => {
    setOpen(false);
    onConfirmed?.();
  });
  const isPending = mayComeAbout(state);
  const isSignedIn = useIsSignedIn();
  const obstacle = request && request.needsStatement !== false && !isSignedIn ? SIGN_IN_FIRST : undefined;
  const open = () => {
    if (request && !isPending) transaction.prepare(request);
    setOpen(true);
  };
  return (
    <>
      <ReasonButton {...props} reason={isPending ? undefined : (reason ?? obstacle)} onClick={open}>
        {isPending ? 'Under way …' : children}
      </ReasonButton>
      <TransactionDialog
        transaction={transaction}
        request={request}
        contracts={contracts}
        nameAddress={nameAddress}
        details={details}
        opened={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
