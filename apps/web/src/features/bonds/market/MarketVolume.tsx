import { useState } from 'react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Loading, Skeleton } from '../../../ui/Skeletons.tsx';
import type { ChartPeriod } from '../chart/chartPeriods.ts';
import { VolumeChart } from '../chart/VolumeChart.tsx';
import { useMarketVolume } from '../queries.ts';
import classes from './Market.module.css';

const HEIGHT = 320;

/** What buyers have paid in over time. Asked for only by who opens it, as all purchases are summed up for it. */
export function MarketVolume({ id, now }: { id: string; now: number | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.volume} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>What buyers have paid in over time, in dollars</summary>
      {isOpen && <Opened id={id} now={now} />}
    </details>
  );
}

function Opened({ id, now }: { id: string; now: number | undefined }) {
  const [period, setPeriod] = useState<ChartPeriod>('ALL');
  const all = useMarketVolume(id, 'ALL');
  const { data, isError, error, refetch } = useMarketVolume(id, period);
  const first = all.data?.items[0];
  if (isError) return <ErrorState title="What was paid in could not be read" error={error} onRetry={() => void refetch()} />;
  if (!data || !all.data)
    return (
      <Loading>
        <Skeleton height={HEIGHT} />
      </Loading>
    );
  if (!first) return <p className={classes.note}>Nobody has paid in anything yet that counts: what sellers buy of themselves does not.</p>;
  const begin = Date.parse(first.timestamp) / 1000;
  return <VolumeChart points={data.items} first={begin} now={now ?? begin} period={period} onPeriod={setPeriod} />;
}
