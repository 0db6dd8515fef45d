import { type KnownContract, safeTransactionOf } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { lazy, type ReactNode, Suspense } from 'react';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { useActor } from '../../governance/index.ts';
import { SafeSending } from '../../safes/index.ts';
import { TransactionButton, useBatches } from '../../transactions/index.ts';
import { nameIn } from '../buy/purchaseCalls.ts';
import { type BondMarket, useOrganisation } from '../queries.ts';
import type { Manager } from './manager.ts';
import type { OwnedPlace } from './ownedPlace.ts';
import { type OwnerStep, SCHEDULE } from './ownerStep.ts';
import classes from './Manage.module.css';

const ByProposal = lazy(async () => ({ default: (await import('./ByProposal.tsx')).ByProposal }));
const ByTimelock = lazy(async () => ({ default: (await import('./ByTimelock.tsx')).ByTimelock }));

export interface OwnerCallProps {
  place: OwnedPlace;
  manager: Manager;
  contracts: readonly KnownContract[];
  /** What is done, at most once at a time. */
  action: string;
  /** One after the other; a Safe and a governor do all of them at once. Empty where `reason` says why there is nothing to do. */
  steps: readonly OwnerStep[];
  /** What the button says, also while there are no steps. */
  label: string;
  reason: string | undefined;
  isDanger?: boolean;
  /** After the last step was confirmed. */
  onDone?: (() => void) | undefined;
  /** After others were asked, or a timelock was. */
  onProposed?: (() => void) | undefined;
  /** What follows where a Safe acts, knowing whether it waits in the queue. */
  children?: (isWaiting: boolean) => ReactNode;
}

/** What every part of managing a market gets. */
export interface ManageProps extends Pick<OwnerCallProps, 'manager' | 'contracts'> {
  market: BondMarket;
}

/** What the button says, by who acts. */
const labelOf = ({ by }: Manager, label: string): string => {
  if (by === 'account') return label;
  if (by === 'timelock') return SCHEDULE;
  return by === 'governor' ? `Write a proposal: ${label}` : `Propose: ${label}`;
};

/** Lets the reader do something for an account: with the wallet, by asking the owners of the Safe that it is, by a timelock, or by a proposal to the governor. */
export function OwnerCall(props: OwnerCallProps) {
  const { manager, reason, steps, label, isDanger = false } = props;
  const variant = isDanger ? 'outline' : 'default';
  const color = isDanger ? { color: 'red' } : {};
  if (reason !== undefined || steps.length === 0)
    return (
      <div>
        <ReasonButton variant={variant} {...color} reason={reason ?? 'The chain is still being asked.'}>
          {labelOf(manager, label)}
        </ReasonButton>
        {reason !== undefined && <p className={classes.reason}>{reason}</p>}
      </div>
    );
  if (manager.by === 'account') return <ByAccount {...props} variant={variant} />;
  return (
    <Suspense fallback={<LineSkeletons lines={2} />}>
      {manager.by === 'timelock' ? (
        <ByTimelock chainId={props.place.chainId} manager={manager} step={steps[0]!}>
          {(by, next, isLast) => (
            <OwnerCall {...props} manager={by} steps={[next]} label={next.label} onDone={isLast ? props.onDone : props.onProposed} />
          )}
        </ByTimelock>
      ) : manager.by === 'governor' ? (
        <ByProposal manager={manager} contracts={props.contracts} steps={steps} label={labelOf(manager, label)} variant={variant} />
      ) : (
        <BySafe {...props} safe={manager.address} label={labelOf(manager, label)} />
      )}
    </Suspense>
  );
}

function ByAccount({
  place,
  contracts,
  action,
  steps,
  isDanger = false,
  variant,
  onDone,
}: OwnerCallProps & { variant: 'outline' | 'default' }) {
  const { account, isSafe } = useActor();
  const batches = useBatches(place.chainId, account, isSafe);
  // A Safe does everything at once, where its wallet takes several calls.
  const [step, ...later] = batches ? steps.slice(-1) : steps;
  const before = batches ? steps.slice(0, -1).map((each) => each.call) : [];
  const { key, call, title, effect, label } = step!;
  const subject = `${place.subject}:${action}:${key}:${account}`;
  return (
    <div>
      {later.length > 0 && <p className={classes.note}>The first of {steps.length} transactions.</p>}
      <TransactionButton
        key={subject}
        subject={subject}
        request={
          account
            ? { chainId: place.chainId, from: account, ...call, title, effect, isSafe, ...(before.length > 0 ? { before } : {}) }
            : undefined
        }
        contracts={contracts}
        nameAddress={nameIn(contracts, account)}
        variant={variant}
        {...(isDanger ? { color: 'red' } : {})}
        onConfirmed={() => {
          if (later.length === 0) onDone?.();
        }}
      >
        {label}
      </TransactionButton>
    </div>
  );
}

function BySafe({ place, safe, steps, label, onProposed, children }: OwnerCallProps & { safe: Address }) {
  const { data: organisation, isPending, fetchStatus } = useOrganisation(place.organisation);
  if (isPending && fetchStatus !== 'idle') return <LineSkeletons lines={2} />;
  const { to, value, data, operation } = safeTransactionOf(
    steps.map(({ call }) => call),
    0n,
  );
  return (
    <SafeSending
      place={{ chainId: place.chainId, safe }}
      organisation={organisation}
      content={{ to, value, data, operation }}
      title={steps.at(-1)!.title}
      label={label}
      {...(onProposed && { onProposed })}
      {...(children && { children })}
    />
  );
}
