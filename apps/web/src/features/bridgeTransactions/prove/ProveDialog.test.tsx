// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import type { BridgeTransactionDetail } from '../queries.ts';
import { ProveDialog } from './ProveDialog.tsx';

const { error } = vi.hoisted(() => ({ error: vi.fn() }));
vi.mock('../../../ui/notify.ts', () => ({ notify: { error } }));
vi.mock('wagmi', async (original) => ({
  ...(await original<object>()),
  useConnection: () => ({ chainId: 31338 }),
  useSwitchChain: () => ({ mutateAsync: vi.fn() }),
}));
vi.mock('../../governance/index.ts', () => ({
  useActor: () => ({ account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', isSafe: false }),
}));
vi.mock('../../transactions/index.ts', () => ({
  isInFlight: () => false,
  useTransaction: () => ({ state: { phase: 'idle' } }),
  TransactionDialog: () => null,
}));
vi.mock('../act/useControllerNames.ts', () => ({ useControllerNames: () => ({}) }));
vi.mock('../act/CarriedButton.tsx', () => ({ NO_WALLET: 'Connect a wallet first.', SPARE_GAS: 0n }));
vi.mock('@althing/domain/bridges', async (original) => ({ ...(await original<object>()), provingProblem: () => null }));
beforeEach(() => error.mockReset());

test('without the proof of its sending nothing is brought, and both are said', async () => {
  const transaction = { id: '1', destinationChainId: 31338, bridgeDetails: { proof: null } } as unknown as BridgeTransactionDetail;
  const { user } = renderPage(<ProveDialog transaction={transaction} opened onClose={vi.fn()} />);
  expect(screen.getByText('Polymer proof is not found')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(error).toHaveBeenCalledExactlyOnceWith('Failed to execute on destination chain', 'Polymer proof is not found');
});
