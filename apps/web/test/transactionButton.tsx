import type { ReactNode } from 'react';
import type { TransactionRequest } from '../src/features/transactions/index.ts';

interface Props {
  request?: TransactionRequest | undefined;
  reason?: string | undefined;
  details?: ReactNode;
  onConfirmed?: () => void;
  children: string;
}

/** Stands in for the button of an on-chain act: says what would be sent, or why it cannot be. A click confirms it at once. */
export const FakeTransactionButton = ({ request, reason, details, onConfirmed, children }: Props) => (
  <>
    {details}
    <button
      type="button"
      title={reason}
      data-title={request?.title}
      data-effect={request?.effect}
      data-call={request?.data}
      onClick={() => onConfirmed?.()}
    >
      {children}
    </button>
  </>
);
