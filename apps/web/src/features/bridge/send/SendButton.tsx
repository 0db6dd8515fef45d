import type { KnownContract } from '@althing/bindings';
import { TRANSFER_SENT } from '@althing/domain/bridges';
import type { Address, Hex } from '@althing/domain/units';
import { useEffect, useEffectEvent } from 'react';
import { notify } from '../../../ui/notify.ts';
import { type NameAddress, TransactionButton, type TransactionRequest, useTransaction } from '../../transactions/index.ts';

export interface SendButtonProps {
  controller: string;
  chainId: number;
  account: Address | null;
  isSafe: boolean;
  request: TransactionRequest | undefined;
  reason: string | undefined;
  contracts: readonly KnownContract[];
  nameAddress: NameAddress;
  /** By a signed permission: where the transfer fails, an approval has to do instead. */
  onFailed?: (() => void) | undefined;
  onSent: (hash: Hex) => void;
}

/** Sends the transfer, and says so once the chain has it, also after a reload. */
export function SendButton({ controller, chainId, account, isSafe, onSent, onFailed, request, ...props }: SendButtonProps) {
  const subject = `bridge:${controller}:${chainId}:${account}`;
  const { state } = useTransaction(subject);
  const hasFailed = state.phase === 'reverted';
  const fail = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    if (hasFailed) fail();
  }, [hasFailed]);
  return (
    <TransactionButton
      {...props}
      subject={subject}
      request={request}
      fullWidth
      size="md"
      onConfirmed={() => {
        notify.success(TRANSFER_SENT.title, TRANSFER_SENT.description);
        if (state.phase === 'confirmed') onSent(state.outcome.hash);
      }}
    >
      {isSafe ? 'Propose to the Safe' : 'Move'}
    </TransactionButton>
  );
}
