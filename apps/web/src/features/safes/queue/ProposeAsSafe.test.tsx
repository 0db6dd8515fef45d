// @vitest-environment happy-dom
import { type SafeTransaction, safeTransactionContent, safeTransactionOf } from '@althing/bindings';
import { placesOf } from '@althing/domain/safes';
import type { Address, Hex } from '@althing/domain/units';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createClient, custom, numberToHex } from 'viem';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ChainRead } from '../../../lib/chain/useChainRead.ts';
import { renderPage } from '../../../../test/renderPage.tsx';
import type { SafeQueue, SafeTransactionView } from '../service/queries.ts';
import { ProposeAsSafe } from './ProposeAsSafe.tsx';

const NEST: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const SAFE: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const EVE: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const place = { chainId: 31337, safe: SAFE } as const;
const words = { labels: { native: 'ETH', tokens: {} }, contracts: [], nameAddress: () => undefined };

/** Hashes that the chain has as approved. */
const approved = vi.hoisted(() => new Set<string>());
vi.mock('../../auth/index.ts', async () => ({ CitizenButton: (await import('../../../../test/citizenButton.tsx')).FakeCitizenButton }));
vi.mock('../../governance/index.ts', () => ({ useActor: () => ({ account: NEST, isSafe: true }) }));
vi.mock('../../transactions/index.ts', async () => ({
  TransactionButton: (await import('../../../../test/transactionButton.tsx')).FakeTransactionButton,
}));
const signer = vi.hoisted(() => ({ proposeApproved: vi.fn<(transaction: SafeTransaction, note?: string) => Promise<void>>() }));
vi.mock('../service/useSafeSigner.ts', () => ({ useSafeSigner: () => signer }));
vi.mock('../../../lib/chain/useChainRead.ts', () => ({
  useChainRead: ({ key, read }: ChainRead<unknown>) => useQuery({ queryKey: key, queryFn: () => read(client) }),
}));

const client = createClient({
  transport: custom({
    request: ({ params }: { params: [{ data: Hex }] }) =>
      Promise.resolve(numberToHex([...approved].some((hash) => params[0].data.includes(hash.slice(2))) ? 1n : 0n, { size: 32 })),
  }),
});

const pay = (nonce: number, value = 5n) => safeTransactionOf([{ to: EVE, value, data: '0x' }], BigInt(nonce));
const hashOf = (transaction: SafeTransaction) => safeTransactionContent(31337, SAFE, transaction).hash;
const waiting = (transaction: SafeTransaction) =>
  ({ hash: hashOf(transaction), nonce: Number(transaction.nonce), isRejection: false, confirmedBy: [] }) as unknown as SafeTransactionView;

function draw(offered: SafeTransaction, inQueue: readonly SafeTransaction[], next = 3) {
  const queue = { state: { owners: [NEST, EVE], threshold: 2, nonce: next }, places: placesOf(inQueue.map(waiting)), more: 0 };
  const onProposed = vi.fn();
  const page = renderPage(
    <ProposeAsSafe
      place={place}
      transaction={offered}
      queue={queue as unknown as SafeQueue}
      note="Too dear"
      title="Pay"
      label="Propose"
      words={words}
      onProposed={onProposed}
    />,
  );
  return { ...page, onProposed };
}

beforeEach(() => {
  approved.clear();
  signer.proposeApproved.mockReset().mockResolvedValue();
});

test('what is not approved yet is approved on chain first, with the nonce that is offered', async () => {
  draw(pay(3), []);
  expect((await screen.findByRole('button', { name: 'Propose' })).dataset['call']).toContain(hashOf(pay(3)).slice(2));
  expect(screen.queryByText(/has approved it/)).toBeNull();
});

test('once it is approved, it is put before the other owners with its note, without a further transaction', async () => {
  approved.add(hashOf(pay(3)));
  const { user, onProposed } = draw(pay(3), []);
  await screen.findByText('Your Safe has approved it. It still has to be put before the other owners.');
  await user.click(screen.getByRole('button', { name: 'Propose' }));
  expect(signer.proposeApproved).toHaveBeenCalledExactlyOnceWith(pay(3), 'Too dear');
  expect(onProposed).toHaveBeenCalledOnce();
});

test('where the queue has moved on since the approval, the approved nonce is the one that is proposed, and this is said', async () => {
  approved.add(hashOf(pay(3)));
  const { user } = draw(pay(4), [pay(3, 9n)]);
  await screen.findByText(/^Your Safe has approved it with nonce 3, which it keeps\./);
  await user.click(screen.getByRole('button', { name: 'Propose' }));
  expect(signer.proposeApproved).toHaveBeenCalledExactlyOnceWith(pay(3), 'Too dear');
});

test('an approval whose nonce has been executed, or that was proposed already, is none any more', async () => {
  approved.add(hashOf(pay(2)));
  approved.add(hashOf(pay(3)));
  draw(pay(4), [pay(3)]);
  expect((await screen.findByRole('button', { name: 'Propose' })).dataset['call']).toContain(hashOf(pay(4)).slice(2));
  expect(screen.queryByText(/has approved it/)).toBeNull();
});
