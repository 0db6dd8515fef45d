// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { ReviewTransaction } from './ReviewTransaction.tsx';

type Props = ComponentProps<typeof ReviewTransaction>;

const { propose } = vi.hoisted(() => ({ propose: vi.fn() }));
vi.mock('../../governance/index.ts', () => ({
  useActor: () => ({ account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', isSafe: false }),
  useSimulation: () => ({ isPending: false, data: undefined }),
  SimulationPanel: () => null,
  paymentOf: () => undefined,
}));
vi.mock('../useSafeWords.ts', () => ({
  useSafeWords: () => ({ labels: { native: 'ETH', tokens: {} }, contracts: [], nameAddress: () => undefined }),
}));
vi.mock('../service/useSafeSigner.ts', () => ({ useSafeSigner: () => ({ propose }) }));
vi.mock('../service/delegates.ts', () => ({ useProposer: () => 'owner' }));
vi.mock('../simulationSubject.ts', () => ({ simulationSubject: () => ({}) }));
vi.mock('../queue/ProposeAsSafe.tsx', () => ({ ProposeAsSafe: () => null }));
vi.mock('../queue/CallList.tsx', () => ({ CallList: () => null }));
vi.mock('./Totals.tsx', () => ({ Totals: () => null }));
vi.mock('../queue/SignDialog.tsx', () => ({
  SignDialog: ({ transaction }: { transaction: { nonce: bigint } }) => <div role="dialog">nonce {String(transaction.nonce)}</div>,
}));

const SAFE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const OWNER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const queueAt = (nonce: number, waiting: readonly number[]) =>
  ({
    state: { nonce, threshold: 1, owners: [OWNER] },
    places: waiting.map((each) => ({ nonce: each, transactions: [] })),
  }) as unknown as Props['queue'];
const review = (queue: Props['queue']) => (
  <ReviewTransaction
    place={{ chainId: 31337, safe: SAFE }}
    organisation={undefined}
    queue={queue}
    actions={[{ type: 'sendNative', id: '1', recipient: OWNER, amount: '1', decimals: 18 } as unknown as Props['actions'][number]]}
    wantedNonce={3}
    onBack={() => {}}
    onProposed={() => {}}
  />
);

test('whoever is about to replace what is executed meanwhile signs nothing before another nonce is chosen', async () => {
  const { user, rerender } = renderPage(review(queueAt(3, [3, 4])));
  expect(screen.getByText(/^To replace /)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Propose' }));
  expect(screen.getByRole('dialog').textContent).toBe('nonce 3');
  rerender(review(queueAt(4, [4])));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Hashes to compare')).toBeNull();
  expect(screen.getByRole('button', { name: 'Propose' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/^What had nonce 3 is done/)).toBeTruthy();
});
