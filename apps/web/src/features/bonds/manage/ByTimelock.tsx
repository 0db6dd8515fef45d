import { readDelayedCall, safeTransactionOf } from '@althing/bindings';
import { durationText } from '@althing/domain/display';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { SafeSending } from '../../safes/index.ts';
import classes from './Manage.module.css';
import type { TimelockManager } from './manager.ts';
import type { OwnerStep } from './ownerStep.ts';
import type { OwnedPlace } from './ownedPlace.ts';

/** Milliseconds: other owners of the Safe may carry something out meanwhile. */
const ASK_EVERY = 8_000;

interface ByTimelockProps {
  place: OwnedPlace;
  manager: TimelockManager;
  step: OwnerStep;
  label: string;
  /** After the owners of the Safe were asked to schedule it, or to carry it out. */
  onProposed: (() => void) | undefined;
}

/** Has a Safe schedule a call with the timelock that may make it and, after the delay, carry it out. Where it stands is what the timelock says. */
export function ByTimelock({ place: { chainId }, manager: { address, safe }, step: { call, title }, label, onProposed }: ByTimelockProps) {
  const { data, isError, error, refetch } = useChainRead({
    chainId,
    key: ['delayedCall', address, call.to, call.data],
    every: ASK_EVERY,
    read: (client) => readDelayedCall(client, { timelock: address, call }),
  });
  if (isError && !data) return <ErrorState title="The timelock could not be asked" error={error} onRetry={() => void refetch()} />;
  if (!data) return <LineSkeletons lines={2} />;
  const { next, isScheduled, readyAt, delay } = data;
  if (!next)
    return <p className={classes.note}>It is scheduled. The Safe can have it carried out from {formatTime(Number(readyAt))} on.</p>;
  const { to, value, data: bytes, operation } = safeTransactionOf([next], 0n);
  return (
    <div>
      <p className={classes.note}>
        {isScheduled
          ? 'It was scheduled, and its delay is over.'
          : `The Safe schedules it first. It can be carried out ${durationText(Number(delay))} later.`}
      </p>
      <SafeSending
        place={{ chainId, safe }}
        organisation={undefined}
        content={{ to, value, data: bytes, operation }}
        title={`${isScheduled ? 'Carry out' : 'Schedule'}: ${title}`}
        label={isScheduled ? 'Propose: Carry it out' : label}
        {...(onProposed && { onProposed })}
      />
    </div>
  );
}
