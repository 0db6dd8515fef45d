import { useState } from 'react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Section } from '../../../ui/Section.tsx';
import { VolumeChart } from '../chart/VolumeChart.tsx';
import type { ChartPeriod } from '../chart/chartPeriods.ts';
import { useUserVolume } from '../queries.ts';

/** What the account bought over time; nothing where it has bought nothing that counts. */
export function BoughtChart() {
  const [period, setPeriod] = useState<ChartPeriod>('ALL');
  const [now] = useState(() => Date.now() / 1000);
  const all = useUserVolume('ALL');
  const { data, isError, error, refetch } = useUserVolume(period);
  const first = all.data?.items[0];
  if (isError) return <ErrorState title="What you bought over time could not be read" error={error} onRetry={() => void refetch()} />;
  if (!first || !data) return null;
  return (
    <Section title="Bought over time" description="At the prices then, in dollars.">
      <VolumeChart points={data.items} first={Date.parse(first.timestamp) / 1000} now={now} period={period} onPeriod={setPeriod} />
    </Section>
  );
}
