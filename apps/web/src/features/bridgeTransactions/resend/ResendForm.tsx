import type { Bridge } from '@althing/domain/bridges';
import { dialogProblem, resendProblem } from '@althing/domain/bridges';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import type { BridgeTransactionDetail } from '../queries.ts';
import { ResendFees } from './ResendFees.tsx';
import { ResendSending } from './ResendSending.tsx';
import { useResendBridges } from './useResendBridges.ts';
import { type ResendFee, useResendFees } from './useResendFees.ts';
import classes from '../BridgeTransactions.module.css';

export interface ResendFormProps {
  transaction: BridgeTransactionDetail;
  /** Whether no bridge has needed longer than usual so far. */
  isOnTime: boolean;
  onSent: () => void;
  onClose: () => void;
}

/** Bridges that were asked and have not brought it; without any, the first other one. */
function proposed({ legs }: BridgeTransactionDetail, fees: readonly ResendFee[]): Bridge[] {
  const quoted = fees.filter(({ quote }) => quote !== null).map(({ bridgeAdapterId }) => bridgeAdapterId as Bridge);
  const missing = quoted.filter((bridge) =>
    legs.some((leg) => leg.bridge === bridge && (leg.status !== 'completed' || leg.cause !== null)),
  );
  return missing.length > 0 ? missing : quoted.slice(0, 1);
}

export function ResendForm({ transaction, isOnTime, onSent, onClose }: ResendFormProps) {
  const problem = dialogProblem(transaction, resendProblem(transaction));
  const isPossible = problem === null && transaction.originTransactionInputData !== null;
  const { bridges, isError, error } = useResendBridges(transaction, isPossible);
  const brought = new Set(transaction.destinationReceivedBridgeAdapterAddresses);
  const isVoid = (bridge: Bridge) => transaction.legs.some((leg) => leg.bridge === bridge && leg.cause?.reason === 'void');
  const useful = bridges?.filter(
    (bridge) => isVoid(bridge) || !transaction.legs.some((leg) => leg.bridge === bridge && brought.has(leg.adapter)),
  );
  const fees = useResendFees(transaction, useful ?? [], isPossible);
  const [picked, pick] = useState<readonly Bridge[]>();
  if (problem !== null) return <EmptyState title="It cannot be sent again">{problem}</EmptyState>;
  if (isError) return <ErrorState title="The chains could not be asked which bridges they listen to" error={error} />;
  if (fees.isError) return <ErrorState title={fees.error.message} error={fees.error} onRetry={() => void fees.refetch()} />;
  if (useful?.length === 0)
    return <EmptyState title="No bridge is left">Every bridge to which the destination listens has brought it already.</EmptyState>;
  if (!fees.data) return <LineSkeletons lines={5} />;
  const chosen = picked ?? proposed(transaction, fees.data);
  return (
    <div className={classes.dialog}>
      {isOnTime && <p>None of the bridges is late yet: waiting costs nothing.</p>}
      <p>
        What was sent is given to the bridges that you choose once more, and each of them is paid again. Those that bring it count with
        those that have brought it already. Nothing is executed twice, whatever arrives later.
      </p>
      <ResendFees fees={fees.data} chosen={chosen} onChoose={pick} chainId={transaction.originChainId} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <ResendSending transaction={transaction} fees={fees.data} chosen={chosen} onSent={onSent} />
      </Group>
    </div>
  );
}
