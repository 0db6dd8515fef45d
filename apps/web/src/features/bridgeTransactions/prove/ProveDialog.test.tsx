// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import type { BridgeTransactionDetail } from '../queries.ts';
import { ProveDialog } from './ProveDialog.tsx';

const { error, withdrawToast, bringing } = vi.hoisted(() => ({
  error: vi.fn(),
  withdrawToast: vi.fn(),
  bringing: { state: { phase: 'idle' }, prepare: vi.fn() },
}));
vi.mock('../../../ui/notify.ts', () => ({ notify: { error } }));
vi.mock('../../../ui/withdrawToast.ts', () => ({ withdrawToast }));
vi.mock('wagmi', async (original) => ({
  ...(await original<object>()),
  useConnection: () => ({ chainId: 31338 }),
  useSwitchChain: () => ({ mutateAsync: vi.fn() }),
}));
vi.mock('../../governance/index.ts', () => ({
  useActor: () => ({ account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', isSafe: false }),
}));
vi.mock('../../transactions/index.ts', () => ({
  isInFlight: ({ phase }: { phase: string }) => phase === 'sent',
  useTransaction: () => bringing,
  TransactionDialog: ({ opened }: { opened: boolean }) => (opened ? <button>Confirm in wallet</button> : null),
}));
vi.mock('../act/useControllerNames.ts', () => ({ useControllerNames: () => ({}) }));
vi.mock('../act/CarriedButton.tsx', () => ({ NO_WALLET: 'Connect a wallet first.', SPARE_GAS: 0n }));
beforeEach(() => {
  error.mockReset();
  withdrawToast.mockReset();
  bringing.state = { phase: 'idle' };
});

const detail = (change: object) =>
  ({
    id: '1',
    destinationChainId: 31338,
    stage: 'arriving',
    bridgeDetails: { proof: null },
    legs: [],
    ...change,
  }) as unknown as BridgeTransactionDetail;
const EXECUTED = detail({ stage: 'executed', bridgeDetails: null, legs: [{ bridge: 'polymer', status: 'completed' }] });

test('without the proof of its sending nothing is brought, which is said until nothing is left to do', async () => {
  const { user, rerender } = renderPage(<ProveDialog transaction={detail({})} opened onClose={vi.fn()} />);
  expect(screen.getByText('Polymer proof is not found')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(error).toHaveBeenCalledExactlyOnceWith('Failed to execute on destination chain', 'Polymer proof is not found', {
    id: expect.any(String),
  });
  expect(withdrawToast).not.toHaveBeenCalled();
  rerender(<ProveDialog transaction={EXECUTED} opened onClose={vi.fn()} />);
  expect(withdrawToast).toHaveBeenCalledOnce();
  expect(screen.queryByText('Polymer proof is not found')).toBeNull();
});

test('the preview closes once it was executed meanwhile, and nothing is left to confirm or to complain about', async () => {
  const onClose = vi.fn();
  const { user, rerender } = renderPage(
    <ProveDialog transaction={detail({ bridgeDetails: { proof: '0x1234' } })} opened onClose={onClose} />,
  );
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('button', { name: 'Confirm in wallet' })).toBeDefined();
  rerender(<ProveDialog transaction={EXECUTED} opened onClose={onClose} />);
  expect(screen.getByText('It was executed meanwhile. Nothing is left to do.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Confirm in wallet|Continue/ })).toBeNull();
  expect(screen.queryByText('Polymer proof is not found')).toBeNull();
});

test('what was sent already is followed to its end, whoever was first', () => {
  bringing.state = { phase: 'sent' };
  renderPage(<ProveDialog transaction={EXECUTED} opened onClose={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Confirm in wallet' })).toBeDefined();
  expect(screen.queryByText(/executed meanwhile/)).toBeNull();
});
