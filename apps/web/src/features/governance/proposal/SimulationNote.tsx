import type { Call } from '@althing/bindings';
import type { GovernorView } from '@althing/domain/http';
import { Button } from '@mantine/core';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { useChain } from '../../../lib/config/useChain.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { executorOf } from '../executor.ts';
import classes from '../Governance.module.css';
import { simulateActions } from './simulateActions.ts';

/** Simulates the actions as if they were executed now. A later execution may have another result. */
export function useSimulation(governor: GovernorView | undefined, calls: readonly Call[], enabled = true) {
  const { symbol } = useChain(governor?.chainId ?? 0).nativeCurrency;
  return useChainRead({
    chainId: governor?.chainId ?? 0,
    key: ['simulation', governor?.address, calls.map(({ to, data, value }) => [to, data, String(value)])],
    enabled: enabled && governor !== undefined && calls.length > 0,
    read: async (client) => {
      if (!governor) throw new Error('No governor');
      return { ...(await simulateActions(client, executorOf(governor), calls, symbol)), at: Date.now() };
    },
  });
}

export function SimulationNote({ governor, calls }: { governor: GovernorView; calls: readonly Call[] }) {
  const simulation = useSimulation(governor, calls);
  const { data } = simulation;
  return (
    <div className={classes.row} style={{ marginTop: 14 }} role="status">
      <p className={classes.note}>
        {data ? words(data, calls.length) : simulation.isError ? 'The simulation could not be run.' : 'Simulating the actions …'}
      </p>
      <Button variant="subtle" size="compact-sm" ml={-8} onClick={() => void simulation.refetch()} loading={simulation.isFetching}>
        Simulate again
      </Button>
    </div>
  );
}

type Result = NonNullable<ReturnType<typeof useSimulation>['data']>;

function words(result: Result, count: number): string {
  const at = formatTime(new Date(result.at));
  if (result.is === 'passed')
    return `Simulated ${at}: ${count === 1 ? 'the action' : 'all actions'} would pass, using ${result.gas.toLocaleString('en-GB')} gas.`;
  if (result.is === 'failed') return `Simulated ${at}: action ${result.index + 1} would fail now. ${result.reason}`;
  return 'This chain’s node offers no simulation.';
}
