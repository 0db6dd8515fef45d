// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import type { TransactionState } from '../transactions/index.ts';
import { ChainFacts } from './ChainFacts.tsx';
import type { ChainDeployment } from './deployment.ts';

vi.mock('./useTransactionFacts.ts', () => ({
  useTransactionFacts: () => ({ blockNumber: 7n, minedAt: 1_700_000_001_000, gasUsed: 21_000n, cost: 1n }),
}));
vi.mock('../../lib/session/useSession.ts', () => ({ useSession: () => null }));

const chain = { chainId: 31337, deployer: null, transactionHash: '0x01' } as unknown as ChainDeployment;
const told = (sentAt: number) =>
  renderPage(<ChainFacts chain={chain} state={{ phase: 'confirmed', sent: { sentAt } } as unknown as TransactionState} />).container
    .textContent;

test('two tabs whose clocks differ say the same of one transaction: the time of its block', () => {
  const first = told(1_700_000_000_000);
  expect(first).toContain('Mined in block 7, 14.11.2023');
  expect(told(1_700_000_000_900)).toBe(first);
});
