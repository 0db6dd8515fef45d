import { readDelayedCall } from '@althing/bindings';
import { durationText } from '@althing/domain/display';
import type { ReactNode } from 'react';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { useActor } from '../../governance/index.ts';
import classes from './Manage.module.css';
import type { DirectManager, TimelockManager } from './manager.ts';
import { type OwnerStep, SCHEDULE } from './ownerStep.ts';

/** Milliseconds: others may schedule or carry something out meanwhile. */
const ASK_EVERY = 8_000;

interface ByTimelockProps {
  chainId: number;
  manager: TimelockManager;
  step: OwnerStep;
  /** Lets an account or a Safe send what comes next; the last is the call itself. */
  children: (by: DirectManager, next: OwnerStep, isLast: boolean) => ReactNode;
}

/** Has whoever may schedule a call with a timelock do so and, after the delay, carry it out. Where it stands is what the timelock says. */
export function ByTimelock({ chainId, manager: { address, through }, step, children }: ByTimelockProps) {
  const { account } = useActor();
  const { call } = step;
  const { data, isError, error, refetch } = useChainRead({
    chainId,
    key: ['delayedCall', address, call.to, call.data],
    every: ASK_EVERY,
    read: (client) => readDelayedCall(client, { timelock: address, call }),
  });
  if (isError && !data) return <ErrorState title="The timelock could not be asked" error={error} onRetry={() => void refetch()} />;
  if (!data) return <LineSkeletons lines={2} />;
  const { next, isScheduled, readyAt, delay, isOpenToAll } = data;
  const wait = durationText(Number(delay));
  if (!next) {
    const who = isOpenToAll ? 'Anybody' : through.by === 'safe' ? 'The Safe' : 'Your account';
    return <p className={classes.note}>{`It is scheduled. ${who} can carry it out from ${formatTime(Number(readyAt))} on.`}</p>;
  }
  if (!isScheduled)
    return (
      <div>
        <p className={classes.note}>{`It is scheduled first, and can be carried out ${wait} later.`}</p>
        {children(
          through,
          {
            key: `schedule:${step.key}`,
            call: next,
            title: `Schedule: ${step.title}`,
            effect: `It can be carried out ${wait} later, and not before. Once it is: ${step.effect}`,
            label: SCHEDULE,
          },
          false,
        )}
      </div>
    );
  return (
    <div>
      <p className={classes.note}>It was scheduled, and its delay is over.</p>
      {children(
        isOpenToAll && account !== null ? { by: 'account', address: account } : through,
        { key: `carry-out:${step.key}`, call: next, title: `Carry out: ${step.title}`, effect: step.effect, label: 'Carry it out' },
        true,
      )}
    </div>
  );
}
