import { type Call, type KnownContract, safeTransactionOf } from '@althing/bindings';
import { Suspense, type ReactNode } from 'react';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { useActor } from '../../governance/index.ts';
import { SafeSending } from '../../safes/index.ts';
import { TransactionButton } from '../../transactions/index.ts';
import { nameIn } from '../buy/purchaseCalls.ts';
import { type BondMarket, useOrganisation } from '../queries.ts';
import type { Manager } from './manager.ts';
import classes from './Manage.module.css';

export interface OwnerStep {
  /** Tells the steps of one action apart. */
  key: string;
  call: Call;
  /** In the imperative. */
  title: string;
  /** What it changes. */
  effect: string;
  /** What the button says. */
  label: string;
}

export interface OwnerCallProps {
  market: BondMarket;
  manager: Manager;
  contracts: readonly KnownContract[];
  /** What is done, at most once at a time. */
  action: string;
  /** One after the other; a Safe does all of them at once. Empty where `reason` says why there is nothing to do. */
  steps: readonly OwnerStep[];
  /** What the button says, also while there are no steps. */
  label: string;
  reason: string | undefined;
  isDanger?: boolean;
  /** After the last step was confirmed. */
  onDone?: () => void;
  /** After the owners of the Safe were asked. */
  onProposed?: () => void;
  /** What follows where a Safe acts, knowing whether it waits in the queue. */
  children?: (isWaiting: boolean) => ReactNode;
}

/** Lets the reader do something for an account: with the wallet, or by asking the owners of the Safe that it is. */
export function OwnerCall(props: OwnerCallProps) {
  const { manager, reason, steps, label, isDanger = false } = props;
  const variant = isDanger ? 'outline' : 'default';
  const color = isDanger ? { color: 'red' } : {};
  if (reason !== undefined || steps.length === 0)
    return (
      <div>
        <ReasonButton variant={variant} {...color} reason={reason ?? 'The chain is still being asked.'}>
          {manager.by === 'safe' ? `Propose: ${label}` : label}
        </ReasonButton>
        {reason !== undefined && <p className={classes.reason}>{reason}</p>}
      </div>
    );
  return manager.by === 'safe' ? <BySafe {...props} /> : <ByAccount {...props} variant={variant} />;
}

function ByAccount({
  market,
  contracts,
  action,
  steps,
  isDanger = false,
  variant,
  onDone,
}: OwnerCallProps & { variant: 'outline' | 'default' }) {
  const { account, isSafe } = useActor();
  const [step, ...later] = steps;
  const { key, call, title, effect, label } = step!;
  const subject = `manage:${market.chainId}:${market.marketId}:${action}:${key}:${account}`;
  return (
    <div>
      {later.length > 0 && <p className={classes.note}>The first of {steps.length} transactions.</p>}
      <TransactionButton
        key={subject}
        subject={subject}
        request={account ? { chainId: market.chainId, from: account, ...call, title, effect, isSafe } : undefined}
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

function BySafe({ market, manager, steps, label, onProposed, children }: OwnerCallProps) {
  const { data: organisation, isPending, fetchStatus } = useOrganisation(market.organisation?.slug);
  if (isPending && fetchStatus !== 'idle') return <LineSkeletons lines={2} />;
  const { to, value, data, operation } = safeTransactionOf(
    steps.map(({ call }) => call),
    0n,
  );
  return (
    <Suspense fallback={<LineSkeletons lines={2} />}>
      <SafeSending
        place={{ chainId: market.chainId, safe: manager.address }}
        organisation={organisation}
        content={{ to, value, data, operation }}
        title={steps.at(-1)!.title}
        label={`Propose: ${label}`}
        {...(onProposed && { onProposed })}
        {...(children && { children })}
      />
    </Suspense>
  );
}
