import type { KnownContract } from '@althing/bindings';
import { TRANSFER_SENT } from '@althing/domain/bridges';
import type { Hex } from '@althing/domain/units';
import { notify } from '../../../ui/notify.ts';
import classes from '../Bridge.module.css';
import { type NameAddress, TransactionButton, type TransactionRequest, useTransaction } from '../../transactions/index.ts';

export interface SendButtonProps {
  /** Names the transfer; only one of it is sent at a time. */
  subject: string;
  isSafe: boolean;
  request: TransactionRequest | undefined;
  reason: string | undefined;
  contracts: readonly KnownContract[];
  nameAddress: NameAddress;
  onSent: (hash: Hex) => void;
}

/** Sends the transfer, and says so once the chain has it, also after a reload. */
export function SendButton({ subject, isSafe, onSent, request, reason, ...props }: SendButtonProps) {
  const { state } = useTransaction(subject);
  return (
    <>
      <TransactionButton
        {...props}
        subject={subject}
        request={request}
        reason={reason}
        fullWidth
        size="md"
        onConfirmed={() => {
          notify.success(TRANSFER_SENT.title, TRANSFER_SENT.description);
          if (state.phase === 'confirmed') onSent(state.outcome.hash);
        }}
      >
        {isSafe ? 'Propose to the Safe' : 'Move'}
      </TransactionButton>
      {reason && <p className={classes.under}>{reason}</p>}
    </>
  );
}
