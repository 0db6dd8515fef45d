import { longDurationText } from '@althing/domain/display';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/format/formatDate.ts';
import { type StepItem, StepList } from '../../ui/StepList.tsx';
import { TransactionHash } from '../../ui/TransactionHash.tsx';
import type { BridgeTransactionDetail } from './queries.ts';
import { agreementText } from './wording.ts';

interface TimelineProps {
  transaction: BridgeTransactionDetail;
  /** Time of the destination, UNIX seconds. */
  now: number;
}

/** From sending to its end, on both chains. */
export function Timeline({ transaction, now }: TimelineProps) {
  const delay = delayStep(transaction, now);
  return (
    <StepList
      label="From sending to execution"
      steps={[sentStep(transaction), agreedStep(transaction), ...(delay ? [delay] : []), lastStep(transaction)]}
    />
  );
}

const sentStep = ({ createdAt, originTransactionHash, originChainId }: BridgeTransactionDetail): StepItem => ({
  id: 'sent',
  title: 'Sent',
  state: 'done',
  detail: <TransactionHash hash={originTransactionHash} chainId={originChainId} />,
  aside: formatTime(createdAt),
});

const isOver = ({ stage }: BridgeTransactionDetail) => stage === 'cancelled' || stage === 'expired';

function agreedStep(transaction: BridgeTransactionDetail): StepItem {
  const { stage, requiredBridges, threshold, legs } = transaction;
  const isAgreed = ['delayed', 'executable', 'executed', 'confirmable'].includes(stage);
  const received = legs.flatMap(({ receivedAt }) => receivedAt ?? []).sort();
  const asked =
    requiredBridges !== null && requiredBridges > threshold
      ? `It asks for ${threshold} itself; the destination asks for more.`
      : `It goes by ${legs.length} ${legs.length === 1 ? 'bridge' : 'bridges'}.`;
  return {
    id: 'agreed',
    title: `Brought by ${agreementText(transaction)}`,
    state: isAgreed ? 'done' : isOver(transaction) ? 'failed' : 'current',
    detail: asked,
    aside: isAgreed && received.length > 0 ? formatTime(received.at(Math.min(received.length, requiredBridges ?? 1) - 1)!) : undefined,
  };
}

/** Messages wait; transfers do not. */
function delayStep({ messageType, stage, executableAt, isVotes }: BridgeTransactionDetail, now: number): StepItem | undefined {
  if (messageType === 'transfer' || isVotes) return undefined;
  if (executableAt === null) return { id: 'delay', title: 'Its delay', state: 'waiting', detail: 'Begins once enough bridges agree.' };
  const left = Math.floor(Date.parse(executableAt) / 1000) - now;
  return {
    id: 'delay',
    title: 'Its delay',
    state: stage === 'delayed' ? 'current' : 'done',
    detail: stage === 'delayed' ? `A guardian can still cancel it. ${longDurationText(Math.max(0, left))} left.` : 'Over.',
    aside: formatTime(executableAt),
  };
}

function lastStep(transaction: BridgeTransactionDetail): StepItem {
  const { stage, executedAt, executedTransactionHash, cancelledAt, expiresAt, destinationChainId } = transaction;
  const at = (time: string | null): ReactNode => (time === null ? undefined : formatTime(time));
  if (stage === 'cancelled')
    return { id: 'end', title: 'Cancelled', state: 'failed', detail: 'By a guardian, for good.', aside: at(cancelledAt) };
  if (stage === 'expired')
    return { id: 'end', title: 'Expired', state: 'failed', detail: 'Nobody executed it in time.', aside: at(expiresAt) };
  if (stage === 'executed')
    return {
      id: 'end',
      title: 'Executed',
      state: 'done',
      detail: executedTransactionHash && <TransactionHash hash={executedTransactionHash} chainId={destinationChainId} />,
      aside: at(executedAt),
    };
  return {
    id: 'end',
    title: 'Executed',
    state: stage === 'executable' ? 'current' : 'waiting',
    detail: expiresAt === null ? 'It does not expire.' : `Lost unless that happens by ${formatTime(expiresAt)}.`,
  };
}
