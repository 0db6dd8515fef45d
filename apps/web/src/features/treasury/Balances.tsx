import type { OrganisationDetail } from '@althing/domain/http';
import { useDeferredValue } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/RouterLinks.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/Skeletons.tsx';
import { type Treasury, useTreasuryParts } from './queries.ts';
import { Totals } from './Totals.tsx';
import classes from './Treasury.module.css';
import { useHoldings } from './useHoldings.ts';

/** What an organisation has on all its chains, in short. Nothing where nothing can be held. */
export function Balances({ organisation }: { organisation: Pick<OrganisationDetail, 'id' | 'slug'> }) {
  const { id, slug } = organisation;
  const parts = useTreasuryParts(id);
  // Deferred, so that what every chain holds is drawn in slices.
  const treasury = useDeferredValue(parts.data);
  if (treasury?.holders.length === 0) return null;
  return (
    <Section
      title="Balances"
      actions={
        <LinkButton to="/organisations/$slug" params={{ slug }} search={{ tab: 'treasury' }} variant="default">
          Treasury
        </LinkButton>
      }
    >
      {parts.isError && <ErrorState title="The treasury could not be read" error={parts.error} onRetry={() => void parts.refetch()} />}
      {!treasury && !parts.isError && (
        <div className={classes.head}>
          <Skeleton width={180} height={32} />
        </div>
      )}
      {treasury && <Held treasury={treasury} readAt={parts.dataUpdatedAt} />}
    </Section>
  );
}

function Held({ treasury, readAt }: { treasury: Treasury; readAt: number }) {
  const { holdings, pending } = useHoldings(treasury, readAt);
  return <Totals holdings={holdings} pending={pending} />;
}
