import type { ServedDelegate } from '@althing/domain/safeService';
import { endReason } from '@althing/domain/safes';
import { shownText } from '@althing/domain/text';
import type { Address } from '@althing/domain/units';
import { useState } from 'react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { notify } from '../../../ui/notify.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { useActor } from '../../governance/index.ts';
import { KnownAddress } from '../../transactions/index.ts';
import classes from '../Safes.module.css';
import { MOST_DELEGATORS, useDelegates } from '../service/delegates.ts';
import type { SafePlace } from '../service/queries.ts';
import { useDelegateSigner } from '../service/useDelegateSigner.ts';
import type { SafeOrganisation } from '../useSafeWords.ts';
import { AddDelegate, SCOPE_LABELS } from './AddDelegate.tsx';
import { DelegateDialog } from './DelegateDialog.tsx';

export interface DelegatesProps {
  place: SafePlace;
  organisation: SafeOrganisation;
  owners: readonly Address[];
}

/** The accounts that owners of a Safe let propose. */
export function Delegates({ place, organisation, owners }: DelegatesProps) {
  const delegates = useDelegates(place, owners);
  return (
    <div className={classes.places}>
      <AddDelegate place={place} owners={owners} />
      {delegates.isPending && <LineSkeletons lines={4} />}
      {delegates.isError && (
        <ErrorState title="The delegates could not be read" error={delegates.error} onRetry={() => void delegates.refetch()} />
      )}
      {delegates.data?.length === 0 && <EmptyState title="No delegates">Only the owners propose to this Safe.</EmptyState>}
      {delegates.data && delegates.data.length > 0 && (
        <ul className={classes.calls} aria-label="Delegates">
          {delegates.data.map((each) => (
            <DelegateRow key={`${each.delegator}:${each.delegate}:${each.safe}`} place={place} organisation={organisation} entry={each} />
          ))}
        </ul>
      )}
      {owners.length > MOST_DELEGATORS && <p className={classes.note}>Delegates of the first {MOST_DELEGATORS} owners are shown.</p>}
    </div>
  );
}

interface DelegateRowProps extends Omit<DelegatesProps, 'owners'> {
  entry: ServedDelegate;
}

function DelegateRow({ place: { chainId }, organisation, entry }: DelegateRowProps) {
  const { account } = useActor();
  const [isOpen, setOpen] = useState(false);
  const signer = useDelegateSigner(chainId);
  const contracts = organisation?.contracts ?? [];
  const reason = endReason(entry, account);
  const scope = entry.safe === null ? 'everywhere' : 'here';
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <h3 className={classes.cardTitle}>
          <bdi>{shownText(entry.label)}</bdi>
        </h3>
        <ReasonButton
          variant="default"
          size="compact-sm"
          aria-label={`Remove ${shownText(entry.label)}`}
          reason={reason}
          onClick={() => setOpen(true)}
        >
          Remove
        </ReasonButton>
      </div>
      <KnownAddress address={entry.delegate} chainId={chainId} contracts={contracts} />
      <p className={classes.note}>
        {SCOPE_LABELS[scope]} · added by <KnownAddress address={entry.delegator} chainId={chainId} contracts={contracts} />
      </p>
      {isOpen && (
        <DelegateDialog
          chainId={chainId}
          delegate={entry.delegate}
          title="Remove a delegate"
          effect={
            scope === 'here'
              ? 'The account may then no longer propose to this Safe in the name of this owner. What it has proposed stays.'
              : 'The account may then propose to no Safe of this owner any more, also where it was added for a single one. What it has proposed stays.'
          }
          onClose={() => setOpen(false)}
          onSign={async (hour) => {
            await signer.end(entry, hour);
            notify.success('The delegate was removed');
          }}
        />
      )}
    </li>
  );
}
