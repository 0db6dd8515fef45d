import type { OrganisationDetail } from '@althing/domain/http';
import { Button } from '@mantine/core';
import { memo, useDeferredValue, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Loading, Skeleton } from '../../ui/Skeletons.tsx';
import { DepositDialog } from './DepositDialog.tsx';
import { HoldersTable } from './HoldersTable.tsx';
import { type Treasury, useTreasuryParts } from './queries.ts';
import { hasTimelock } from './summary.ts';
import { Totals } from './Totals.tsx';
import { TransfersSection } from './TransfersSection.tsx';
import classes from './Treasury.module.css';
import { useHoldings } from './useHoldings.ts';

/** What an organisation has on all its chains, how to add to it, and what came and went. */
export function TreasuryTab({ organisation }: { organisation: OrganisationDetail }) {
  const parts = useTreasuryParts(organisation.id);
  if (parts.data) return <Loaded organisation={organisation} treasury={parts.data} readAt={parts.dataUpdatedAt} />;
  if (parts.isError) return <ErrorState title="The treasury could not be read" error={parts.error} onRetry={() => void parts.refetch()} />;
  return (
    <Loading>
      <Skeleton height={150} />
      <div style={{ height: 24 }} />
      <Skeleton height={320} />
    </Loading>
  );
}

/** Not drawn again with each chain that says what it holds. */
const Transfers = memo(TransfersSection);

interface LoadedProps {
  organisation: OrganisationDetail;
  treasury: Treasury;
  readAt: number;
}

function Loaded({ organisation, treasury, readAt }: LoadedProps) {
  const holdings = useHoldings(treasury, readAt);
  const [isDepositing, setDepositing] = useState(false);
  const isRestDrawn = useDeferredValue(true, false);
  if (treasury.holders.length === 0)
    return (
      <EmptyState title="Nothing can be held yet">
        This organisation has no Safe, timelock or governor on any chain so far. Once it is deployed, its money is shown here.
      </EmptyState>
    );
  const payable = treasury.holders.filter((holder) => !hasTimelock(organisation.governors, holder));
  return (
    <div className={classes.stack}>
      <Totals {...holdings} action={<Button onClick={() => setDepositing(true)}>Deposit</Button>} />
      <HoldersTable organisation={organisation} {...holdings} />
      {isRestDrawn && <Transfers organisation={organisation} treasury={treasury} />}
      {isDepositing && (
        <DepositDialog organisation={organisation} treasury={treasury} holders={payable} onClose={() => setDepositing(false)} />
      )}
    </div>
  );
}
