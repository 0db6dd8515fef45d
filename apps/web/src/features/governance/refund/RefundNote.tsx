import { refundOutlook } from '@althing/domain/governance';
import type { Address } from '@althing/domain/units';
import { useChain } from '../../../lib/config/useChain.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { ChainValue } from '../../../ui/ChainValue.tsx';
import classes from '../Governance.module.css';
import { useRefundTerms } from './useRefund.ts';

interface RefundNoteProps {
  chainId: number;
  refundGas: string;
  proposalId: string;
  sender: Address;
  /** Weight that the vote would count with, in the governor's units; undefined where it is not known. */
  weight: bigint | undefined;
  isSplit: boolean;
}

/** About how much of the gas of a vote its sender gets back, or why nothing. */
export function RefundNote({ chainId, refundGas, proposalId, sender, weight, isSplit }: RefundNoteProps) {
  const now = useRefundTerms(chainId, refundGas, proposalId, sender);
  const { nativeCurrency } = useChain(chainId);
  return (
    <p className={classes.note}>
      <ChainValue query={now} width={220}>
        {(facts) => {
          const { amount, reason } = refundOutlook({ ...facts, weight, isSplit });
          if (reason !== undefined) return reason;
          return (
            <>
              You will get back about <Amount value={amount} symbol={nativeCurrency.symbol} as="cost" /> of the gas, at today’s price, in
              the same transaction.
            </>
          );
        }}
      </ChainValue>
    </p>
  );
}
