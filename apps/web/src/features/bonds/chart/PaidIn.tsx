import { useState } from 'react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Loading, Skeleton } from '../../../ui/Skeletons.tsx';
import { type Seller, usePaidIn } from '../queries.ts';
import classes from './Chart.module.css';
import type { ChartPeriod } from './chartPeriods.ts';
import { VolumeChart } from './VolumeChart.tsx';

const HEIGHT = 320;

export interface PaidInProps {
  /** The market, or the organisation with all of its public ones. */
  seller: Seller;
  /** UNIX seconds; where it is not known, the chart ends with the last purchase. */
  now: number | undefined;
}

/** What buyers have paid in over time. Asked for only by who opens it, as all purchases are summed up for it. */
export function PaidIn(props: PaidInProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.paidIn} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>What buyers have paid in over time, in dollars</summary>
      {isOpen && <Opened {...props} />}
    </details>
  );
}

function Opened({ seller, now }: PaidInProps) {
  const [period, setPeriod] = useState<ChartPeriod>('ALL');
  const all = usePaidIn(seller, 'ALL');
  const { data, isError, error, refetch } = usePaidIn(seller, period);
  const first = all.data?.items[0];
  if (isError) return <ErrorState title="What was paid in could not be read" error={error} onRetry={() => void refetch()} />;
  if (!data || !all.data)
    return (
      <Loading>
        <Skeleton height={HEIGHT} />
      </Loading>
    );
  if (!first) return <p className={classes.note}>Nobody has paid in anything yet that counts: what sellers buy of themselves does not.</p>;
  if (all.data.items.every(({ totalBondedUsd }) => totalBondedUsd === 0))
    return (
      <p className={classes.note}>
        There were purchases, but no price of both tokens was known then, so what was paid has no sum in dollars.
      </p>
    );
  const begin = Date.parse(first.timestamp) / 1000;
  const last = Date.parse((data.items.at(-1) ?? first).timestamp) / 1000;
  return <VolumeChart points={data.items} first={begin} now={now ?? last} period={period} onPeriod={setPeriod} />;
}
