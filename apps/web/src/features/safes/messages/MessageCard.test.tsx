// @vitest-environment happy-dom
import { safeMessageContent, safeMessageHash } from '@althing/bindings';
import type { SafeMessage } from '@althing/domain/safeService';
import type { Address } from '@althing/domain/units';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { MessageCard, signEffect } from './MessageCard.tsx';
import { messageView, type SafeMessageView } from './messageView.ts';

const actor = vi.hoisted(() => ({ account: null as string | null, isSafe: false }));
vi.mock('../../governance/index.ts', () => ({ useActor: () => actor, useTokenLabels: () => ({ native: 'ETH', tokens: {} }) }));
vi.mock('../../transactions/index.ts', async () => ({
  TransactionButton: (await import('../../../../test/transactionButton.tsx')).FakeTransactionButton,
  KnownAddress: ({ address }: { address: string }) => <span>{address}</span>,
  knownContractsOf: () => [],
  nameAddressIn: () => () => undefined,
}));
vi.mock('../../auth/index.ts', async () => ({ CitizenButton: (await import('../../../../test/citizenButton.tsx')).FakeCitizenButton }));
const signer = vi.hoisted(() => ({ sign: vi.fn<() => Promise<void>>(), tellApproval: vi.fn<() => Promise<void>>() }));
vi.mock('../service/useMessageSigner.ts', () => ({ useMessageSigner: () => signer }));
const chain = vi.hoisted(() => ({ answer: { data: undefined as boolean | undefined, isPending: false, isError: false } }));
vi.mock('../../../lib/chain/useChainRead.ts', () => ({ useChainRead: () => chain.answer }));
vi.mock('../../../ui/notify.ts', () => ({ notify: { success: vi.fn<() => void>() } }));

const SAFE: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const ANN: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BEN: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const place = { chainId: 31337, safe: SAFE } as const;
const facts = { owners: [ANN, BEN], threshold: 2, nonce: 0 };
const HASH = safeMessageContent(31337, SAFE, safeMessageHash('Ahoy')).hash;

const message = (confirmedBy: readonly Address[], hash = HASH): SafeMessageView =>
  messageView(place, {
    message: 'Ahoy' satisfies SafeMessage,
    hash,
    proposer: ANN,
    proposedAt: '2026-11-24T00:00:00Z',
    origin: '',
    confirmations: confirmedBy.map((owner) => ({ owner, signature: '0x12', at: '2026-11-24T00:00:00Z' })),
    signature: '0xabcd',
  });

function draw(account: Address | null, shown: SafeMessageView, isSafe = false) {
  Object.assign(actor, { account, isSafe });
  return renderPage(<MessageCard place={place} organisation={undefined} message={shown} facts={facts} />);
}

beforeEach(() => {
  vi.clearAllMocks();
  signer.sign.mockResolvedValue();
  signer.tellApproval.mockResolvedValue();
  chain.answer = { data: undefined, isPending: false, isError: false };
});

test('the last owner reads what is signed with its hashes, and signs', async () => {
  const { user } = draw(BEN, message([ANN]));
  expect(screen.getByText('Needs your signature')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign a message' });
  for (const text of ['Ahoy', HASH, 'Safe message hash', 'With your signature, enough owners have signed'])
    expect(dialog.textContent).toContain(text);
  await user.click(screen.getByRole('button', { name: 'Sign in wallet' }));
  expect(signer.sign).toHaveBeenCalledExactlyOnceWith('confirm', 'Ahoy');
});

test('whoever has signed, and whoever may not, reads why the button does nothing', () => {
  const own = draw(ANN, message([ANN]));
  expect(screen.getByRole('button', { name: 'Sign' }).getAttribute('aria-disabled')).toBe('true');
  expect(own.container.textContent).toContain('You have signed it.');
  expect(screen.queryByRole('group', { name: 'Complete signature' })).toBeNull();
  own.unmount();
  expect(draw(null, message([ANN])).container.textContent).toContain('Connect a wallet first.');
});

test.each([
  [true, 'The Safe accepts this signature on'],
  [false, 'The Safe does not accept this signature on'],
])('a complete signature is told with the word of the chain: %s', (data, words) => {
  chain.answer = { data, isPending: false, isError: false };
  draw(ANN, message([ANN, BEN]));
  const complete = screen.getByRole('group', { name: 'Complete signature' });
  expect(complete.textContent).toContain(words);
  expect(complete.textContent).toContain(safeMessageHash('Ahoy'));
  expect(complete.querySelector('[data-value="0xabcd"]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
});

test('a message with a hash that is not its own is signed by nobody, however many have', () => {
  draw(BEN, message([ANN], safeMessageHash('Pay Eve')));
  expect(screen.getByText('Do not sign')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
});

test('an owner that is a Safe approves on chain, and tells the service once it has', async () => {
  const first = draw(BEN, message([ANN]), true);
  expect(screen.getByRole('button', { name: 'Sign' }).dataset['call']).toContain(HASH.slice(2));
  first.unmount();
  chain.answer = { data: true, isPending: false, isError: false };
  const { user } = draw(BEN, message([ANN]), true);
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  expect(signer.tellApproval).toHaveBeenCalledExactlyOnceWith('confirm', 'Ahoy');
});

test.each([
  [0, /^Enough owners have signed already/],
  [1, /^With your signature, enough owners have signed/],
  [2, '2 of 2 owners must sign. With your signature, 1 more is needed.'],
])('with %s missing, a signature brings about what is told', (lack, words) => expect(signEffect(lack, facts)).toMatch(words));
