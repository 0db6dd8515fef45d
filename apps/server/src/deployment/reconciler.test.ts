import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import type { ChainClients } from '../chains/chainClients.ts';
import type { Deployments } from '../store/deployments.ts';
import type { DeploymentKey } from '../store/dueLooks.ts';
import type { Organisations } from '../store/organisations.ts';
import type { Ledger } from './ledger.ts';
import { createReconciler } from './reconciler.ts';

const SILENT = 1;
const WELL = 2;

it('a chain that never answers holds up its own deployments alone', async () => {
  const waiting: DeploymentKey[] = Array.from({ length: 300 }, (_, index) => ({
    organisationId: String(index),
    chainId: index < 200 ? SILENT : WELL,
  }));
  const looked: number[] = [];
  let answer: (contracts: []) => void = () => undefined;
  const silence = new Promise<[]>((resolve) => (answer = resolve));
  const reconciler = createReconciler({
    deployments: {
      async claimDue(_now: Date, _until: Date, { limit, except }: { limit: number; except: readonly number[] }) {
        const due = waiting.filter(({ chainId }) => !except.includes(chainId)).slice(0, limit);
        for (const key of due) waiting.splice(waiting.indexOf(key), 1);
        return due;
      },
      claimQuiet: async () => [],
      contracts: async () => [],
    } as unknown as Deployments,
    chains: {} as ChainClients,
    organisations: {} as Organisations,
    ledger: {
      reconcile(_organisationId: string, chainId: number) {
        looked.push(chainId);
        return chainId === SILENT ? silence : Promise.resolve([]);
      },
    } as unknown as Ledger,
    now: () => new Date(),
    log: pino({ level: 'silent' }),
  });
  vi.useFakeTimers();
  reconciler.start();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  answer([]);
  await reconciler.stop();
  expect(looked.filter((chainId) => chainId === WELL)).toHaveLength(100);
  expect(looked.filter((chainId) => chainId === SILENT)).toHaveLength(10);
});
