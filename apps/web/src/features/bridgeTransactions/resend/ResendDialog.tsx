import { EXPLORER_ACTIONS, EXPLORER_PAUSES } from '@althing/domain/bridges';
import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { Notice } from '../../../ui/Notice.tsx';
import type { BridgeTransactionDetail } from '../queries.ts';
import { ResendForm } from './ResendForm.tsx';

export interface ResendDialogProps {
  transaction: BridgeTransactionDetail;
  /** Whether no bridge has needed longer than usual so far. */
  isOnTime: boolean;
  opened: boolean;
  onClose: () => void;
}

/** Sends something again: fees, form, the transaction, five seconds to read that it succeeded, and then everything is read again. */
export function ResendDialog({ transaction, isOnTime, opened, onClose }: ResendDialogProps) {
  const { name } = useChain(transaction.originChainId);
  const [isSent, setSent] = useState(false);
  const client = useQueryClient();
  const end = useEffectEvent(() => {
    setSent(false);
    onClose();
    void client.invalidateQueries();
  });
  useEffect(() => {
    if (!isSent) return undefined;
    const timer = setTimeout(() => end(), EXPLORER_PAUSES.afterResend);
    return () => clearTimeout(timer);
  }, [isSent]);
  return (
    <Modal opened={opened} onClose={onClose} title={EXPLORER_ACTIONS.resend} size="lg">
      {isSent ? (
        <Notice title={`Sent again on ${name}`}>
          The bridges have it. This closes by itself in five seconds, and the page reads everything again.
        </Notice>
      ) : (
        <ResendForm transaction={transaction} isOnTime={isOnTime} onSent={() => setSent(true)} onClose={onClose} />
      )}
    </Modal>
  );
}
