import { groupDigits } from '@althing/domain/display';
import { usdText } from '@althing/domain/treasury';
import { useLive } from '../../../lib/live/useLive.ts';
import { liveTopic } from '../../../lib/live/topics.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { LinkButton } from '../../../ui/RouterLinks.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { RequireAuth } from '../../auth/index.ts';
import { DASHBOARD } from '../intro.ts';
import { BoughtChart } from './BoughtChart.tsx';
import { ClaimReports } from './ClaimReports.tsx';
import { useHoldings, usePoints, useUserStats } from '../queries.ts';
import { Term } from '../Term.tsx';
import classes from './Dashboard.module.css';
import { GroupsTable } from './GroupsTable.tsx';
import { HistoryTable } from './HistoryTable.tsx';

/** What somebody has bought, what of it can be had now, and everything before. */
export function DashboardPage() {
  return (
    <>
      <PageHeader {...DASHBOARD} />
      <RequireAuth>
        <Figures />
        <ClaimReports>
          <Holdings />
        </ClaimReports>
        <BoughtChart />
        <HistoryTable />
      </RequireAuth>
    </>
  );
}

function Figures() {
  const stats = useUserStats().data;
  const points = usePoints().data;
  return (
    <dl className={classes.figures}>
      <div>
        <dt>Bought for, at the prices then</dt>
        <dd>
          {stats ? usdText(stats.totalBondedUsd) : '…'}
          {stats && stats.unpricedPurchases > 0 && <span className={classes.soft}> {unpricedText(stats.unpricedPurchases)}</span>}
        </dd>
      </div>
      <div>
        <dt>
          <Term of="counted">Purchases that count</Term>
        </dt>
        <dd>{stats ? stats.purchases : '…'}</dd>
      </div>
      <div>
        <dt>
          <Term of="points">Points</Term>
        </dt>
        <dd>
          {points ? groupDigits(points.points) : '…'}
          {points && points.pendingPoints !== '0' && <span className={classes.soft}> and {groupDigits(points.pendingPoints)} pending</span>}
        </dd>
      </div>
    </dl>
  );
}

const unpricedText = (count: number): string =>
  count === 1
    ? 'without one purchase, as no price of its tokens was known'
    : `without ${count} purchases, as no price of their tokens was known`;

function Holdings() {
  const { data, isError, error, refetch } = useHoldings();
  const chains = Map.groupBy(data?.balances ?? [], ({ chainId }) => chainId);
  useLive([...chains.keys()].map((chainId) => liveTopic.chain(chainId)));
  return (
    <Section title="Your bonds">
      {isError ? (
        <ErrorState title="Your bonds could not be read" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LineSkeletons lines={5} />
      ) : chains.size === 0 ? (
        <EmptyState title="You hold no bonds" action={<LinkButton to="/veos">See what is for sale</LinkButton>}>
          Bonds that you buy are listed here until you have received everything that they promise.
        </EmptyState>
      ) : (
        <>
          {[...chains].map(([chainId, groups]) => (
            <GroupsTable key={chainId} chainId={chainId} groups={groups} />
          ))}
          {data.balancesLeftOut > 0 && (
            <p className={classes.soft}>
              {data.balancesLeftOut} more kinds of bonds that others sent you are not listed. Anybody can make bonds of a worthless token
              and send them; what you bought yourself is all here.
            </p>
          )}
        </>
      )}
    </Section>
  );
}
