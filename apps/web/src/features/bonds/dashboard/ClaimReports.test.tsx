// @vitest-environment happy-dom
import { tellerOf } from '@althing/bindings';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import type { TransactionState } from '../../transactions/index.ts';
import type { BalanceGroup } from '../queries.ts';
import { ClaimButton } from './ClaimButton.tsx';
import { ClaimReports } from './ClaimReports.tsx';

const { api, success, states } = vi.hoisted(() => ({ api: vi.fn(), success: vi.fn(), states: new Map<string, unknown>() }));
vi.mock('../../../lib/http/api.ts', () => ({ api }));
vi.mock('../../../ui/notify.ts', () => ({ notify: { success } }));
vi.mock('../../governance/index.ts', () => ({
  useActor: () => ({ account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', isSafe: false }),
}));
vi.mock('../../transactions/index.ts', async () => ({
  TransactionButton: (await import('../../../../test/transactionButton.tsx')).FakeTransactionButton,
  mayComeAbout: ({ phase }: TransactionState) => phase === 'sent',
  useTransaction: (subject: string) => ({ state: states.get(subject) ?? states.get('any') }),
}));

const HASH = `0x${'ab'.repeat(32)}`;
const GOLD = {
  address: '0x00000000000000000000000000000000000000aA',
  name: 'Gold',
  symbol: 'GLD',
  decimals: 0,
  tokenPrice: { lastPriceUsd: null },
};
const bond = {
  chainId: 31337,
  payoutToken: GOLD,
  contract: {
    redeem: { expiry: '2026-01-01T00:00:00.000Z', balance: '7', tokenId: '1', tokenAddress: null, teller: tellerOf(31337, 'fixed-term') },
    linearVesting: null,
  },
} as unknown as BalanceGroup;
const is = (phase: string) => states.set('any', { phase, ...(phase === 'confirmed' && { outcome: { hash: HASH } }) });
const page = (groups: readonly BalanceGroup[]) => (
  <ClaimReports>
    {groups.map((group) => (
      <ClaimButton key="row" groups={[group]} now={1_800_000_000}>
        Redeem
      </ClaimButton>
    ))}
  </ClaimReports>
);

beforeEach(() => {
  vi.clearAllMocks();
  api.mockResolvedValue({
    payouts: [
      { token: GOLD.address.toLowerCase(), amount: '3' },
      { token: GOLD.address, amount: '4' },
    ],
  });
});

test('what a payout brought is told and reported, also where its row has gone before the page has seen the receipt', async () => {
  is('sent');
  const { rerender } = renderPage(page([bond]));
  rerender(page([]));
  is('confirmed');
  rerender(page([]));
  await vi.waitFor(() => expect(success.mock.calls).toEqual([['Paid out', 'Your account received 7 GLD.']]));
  expect(api.mock.calls).toEqual([['PUT /api/v1/bonds/user/purchases/claim', { body: { chainId: 31337, transactionHash: HASH } }]]);
});

test('it is told once where the row is still there, and nothing is told of what was not sent', async () => {
  is('idle');
  const { rerender } = renderPage(page([bond]));
  for (const phase of ['reverted', 'sent', 'confirmed', 'confirmed']) {
    is(phase);
    rerender(page([bond]));
  }
  await vi.waitFor(() => expect(success).toHaveBeenCalled());
  rerender(page([bond]));
  expect(api).toHaveBeenCalledOnce();
});

test('a claim that the wallet refuses is forgotten', () => {
  is('sent');
  const { rerender } = renderPage(page([bond]));
  is('replaced');
  rerender(page([bond]));
  is('confirmed');
  rerender(page([bond]));
  expect(api).not.toHaveBeenCalled();
});
