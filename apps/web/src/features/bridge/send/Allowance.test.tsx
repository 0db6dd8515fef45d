// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { decodeFunctionData, erc20Abi, type Hex } from 'viem';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import type { TokenOnChain } from '../queries.ts';
import { AllowanceStep, type AllowanceStepProps } from './Allowance.tsx';

vi.mock('../../transactions/index.ts', async () => ({
  TransactionButton: (await import('../../../../test/transactionButton.tsx')).FakeTransactionButton,
}));
vi.mock('../../../lib/chain/useChainRead.ts', () => ({ useChainRead: vi.fn() }));

const TETHER: TokenOnChain = {
  chainId: 1,
  address: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  name: 'Tether USD',
  symbol: 'USDT',
  decimals: 6,
  lockbox: null,
  isOrganisationToken: false,
  isPendingUpgrade: false,
};
const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

const step = (place: TokenOnChain, allowance: bigint, permit?: AllowanceStepProps['permit']) => (
  <AllowanceStep
    place={place}
    account={ACCOUNT}
    spender="0x00000000000000000000000000000000000000bb"
    amount={10_000_000n}
    allowance={allowance}
    isSafe={false}
    permit={permit}
    contracts={[]}
    nameAddress={() => 'Portal of Acme'}
  />
);

/** What the only button gives the spender. */
const approved = (name: string) =>
  decodeFunctionData({ abi: erc20Abi, data: screen.getByRole('button', { name }).dataset['call'] as Hex }).args?.[1];

test('a token that changes no approval but from nothing has the old one taken back first, and then the new one given', () => {
  const { rerender } = renderPage(step(TETHER, 5n));
  expect(approved('Take the old approval back')).toBe(0n);
  expect(screen.getByRole('button').dataset['effect']).toContain('The next transaction gives it.');
  rerender(step(TETHER, 0n));
  expect(approved('Approve 10 USDT')).toBe(10_000_000n);
});

test('whoever signs a permission reads who may take how much, and how a wallet may show it', () => {
  const permit = { state: { phase: 'none' } } as unknown as AllowanceStepProps['permit'];
  renderPage(step(TETHER, 0n, permit));
  expect(screen.getByText(/^It lets/).textContent).toBe(
    'It lets Portal of Acme (0x0000…0000bb) take 10 USDT, and no more. The signature can be used within an hour. Your wallet may show the amount in the smallest units: 10000000.',
  );
});

test('any other token is given its new approval at once', () => {
  renderPage(step({ ...TETHER, chainId: 31337 }, 5n));
  expect(approved('Approve 10 USDT')).toBe(10_000_000n);
});
