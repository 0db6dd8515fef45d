// @vitest-environment happy-dom
import { safeAbi, safeTransactionContent, safeTransactionOf, splitSafeSignatures } from '@althing/bindings';
import { placesOf } from '@althing/domain/safes';
import type { Address, Hex } from '@althing/domain/units';
import { act, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { decodeFunctionData } from 'viem';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import type { SafeTransactionView } from '../service/queries.ts';
import { StepButtons } from './StepButtons.tsx';

const actor = vi.hoisted(() => ({ account: null as string | null, isSafe: false }));
vi.mock('../../governance/index.ts', () => ({
  useActor: () => actor,
  SimulationSummary: ({ subject }: { subject: { type: string; hash: string } }) => (
    <p>
      {subject.type} {subject.hash}
    </p>
  ),
}));
vi.mock('../../transactions/index.ts', async () => ({
  TransactionButton: (await import('../../../../test/transactionButton.tsx')).FakeTransactionButton,
}));
vi.mock('../SafeLink.tsx', () => ({
  NewTransactionLink: ({ nonce, children }: { nonce: number; children: ReactNode }) => <a href={`#${nonce}`}>{children}</a>,
}));
const chain = vi.hoisted(() => ({ isApproved: false }));
vi.mock('./useApproved.ts', () => ({
  useApproved: (_place: unknown, _owner: unknown, transaction: unknown) => ({ data: chain.isApproved ? transaction : null }),
}));
const delegate = vi.hoisted(() => ({ is: false }));
vi.mock('../service/delegates.ts', () => ({ useProposer: () => (delegate.is ? 'delegate' : 'stranger') }));
const signer = vi.hoisted(() => ({
  proposeApproved: vi.fn<(transaction: { nonce: bigint; to: string }) => Promise<void>>(),
  confirm: vi.fn<() => Promise<void>>(),
  propose: vi.fn<(transaction: { nonce: bigint; to: string }) => Promise<void>>(),
}));
vi.mock('../../auth/index.ts', async () => ({ CitizenButton: (await import('../../../../test/citizenButton.tsx')).FakeCitizenButton }));
vi.mock('../service/useSafeSigner.ts', () => ({ useSafeSigner: () => signer }));
const notify = vi.hoisted(() => ({ success: vi.fn<(title: string) => void>() }));
vi.mock('../../../ui/notify.ts', () => ({ notify }));

const SAFE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const ANN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const EVE = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const place = { chainId: 31337, safe: SAFE } as const;
const facts = { owners: [ANN, BEN] as const, threshold: 2, nonce: 1 };
const words = { labels: { native: 'ETH', tokens: {} }, contracts: [], nameAddress: () => undefined };
const signature: Hex = `0x${'ab'.repeat(64)}1b`;

function waiting(confirmedBy: readonly Address[], nonce = 1): SafeTransactionView {
  const content = safeTransactionOf([{ to: EVE, value: 5n, data: '0x' }], BigInt(nonce));
  return {
    content,
    hash: safeTransactionContent(31337, SAFE, content).hash,
    nonce,
    isRejection: false,
    confirmedBy,
    confirmations: confirmedBy.map((owner) => ({ owner, signature, at: '2026-11-24T00:00:00Z' })),
    proposer: ANN,
    delegate: null,
    executor: null,
    submittedAt: '2026-11-24T00:00:00Z',
    executedAt: null,
    transactionHash: null,
    isExecuted: false,
    isSuccessful: null,
    origin: '',
  };
}

function draw(account: Address | null, confirmedBy: readonly Address[], nonce?: number, isSafe = false) {
  Object.assign(actor, { account, isSafe });
  const transaction = waiting(confirmedBy, nonce);
  return renderPage(
    <StepButtons
      place={place}
      organisation={undefined}
      transaction={transaction}
      title="Send 5"
      facts={facts}
      places={placesOf([transaction])}
      words={words}
    />,
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const signersOf = (data: string) => {
  const signatures = String(decodeFunctionData({ abi: safeAbi, data: data as Hex }).args?.at(-1));
  return splitSafeSignatures(signatures as Hex, 9)!.map(({ kind }) => kind);
};

beforeEach(() => {
  vi.clearAllMocks();
  chain.isApproved = false;
  delegate.is = false;
  signer.proposeApproved.mockResolvedValue();
  signer.confirm.mockResolvedValue();
  signer.propose.mockResolvedValue();
});

test('whoever is no owner reads why, once, where nothing can be done', () => {
  const { container } = draw(EVE, [ANN]);
  expect(button('Sign').getAttribute('aria-disabled')).toBe('true');
  expect(container.textContent).toContain('Sign, Reject transaction: Only owners of the Safe can do this');
  expect(container.textContent).toContain('Execute: One signature is missing. Other owners have to sign it.');
  expect(screen.queryByRole('link', { name: 'Replace' })).toBeNull();
});

test('a delegate of an owner proposes a rejection or a replacement, and signs nothing', () => {
  delegate.is = true;
  draw(EVE, [ANN]);
  expect(button('Sign').getAttribute('aria-disabled')).toBe('true');
  expect(button('Reject transaction').getAttribute('aria-disabled')).toBeNull();
  expect(screen.getByText('Replace')).toBeTruthy();
});

test('the last signer signs and executes in one, and the call has both signatures', () => {
  draw(BEN, [ANN]);
  expect(signersOf(button('Sign and execute').dataset['call']!)).toEqual(['approvedHash', 'key']);
  expect(button('Sign and execute').dataset['effect']).toContain('sending it counts as your signature');
});

test('anybody executes what enough owners have signed', () => {
  draw(EVE, [ANN, BEN]);
  expect(button('Execute').title).toBe('');
  expect(signersOf(button('Execute').dataset['call']!)).toEqual(['key', 'key']);
});

test('a confirmation that is no signature is told, instead of a call that would fail', () => {
  Object.assign(actor, { account: EVE, isSafe: false });
  const transaction = waiting([ANN, BEN]);
  const confirmations = transaction.confirmations.map((each) => ({ ...each, signature: '0x' as const }));
  const broken = { ...transaction, confirmations };
  renderPage(
    <StepButtons
      place={place}
      organisation={undefined}
      transaction={broken}
      title="Send 5"
      facts={facts}
      places={placesOf([broken])}
      words={words}
    />,
  );
  expect(button('Execute').title).toContain('a confirmation that is no signature');
  expect(button('Execute').dataset['call']).toBeUndefined();
});

test('what is not next cannot be executed, and the reason names what comes first', () => {
  draw(ANN, [ANN, BEN], 2);
  expect(button('Execute').title).toBe('Nothing is proposed with nonce 1, and a Safe executes in the order of nonces.');
  expect(button('Execute').dataset['call']).toBeUndefined();
});

test('a signature is asked for with its effect and all three hashes, and told when it is there', async () => {
  const { user } = draw(BEN, [ANN]);
  await user.click(button('Sign'));
  const dialog = await screen.findByRole('dialog', { name: 'Sign: Send 5' });
  for (const label of ['Domain hash', 'Message hash', 'Safe transaction hash (safeTxHash)']) expect(dialog.textContent).toContain(label);
  expect(dialog.textContent).toContain(waiting([]).hash);
  await user.click(screen.getByRole('button', { name: 'Sign in wallet' }));
  expect(signer.confirm).toHaveBeenCalledOnce();
  expect(notify.success).toHaveBeenCalledExactlyOnceWith('Signed');
});

test('two presses at once ask the wallet for one signature', async () => {
  signer.confirm.mockReturnValueOnce(new Promise(() => {}));
  const { user } = draw(BEN, [ANN]);
  await user.click(button('Sign'));
  const sign = await screen.findByRole('button', { name: 'Sign in wallet' });
  act(() => {
    sign.click();
    sign.click();
  });
  expect(signer.confirm).toHaveBeenCalledOnce();
});

test('who declines in the wallet is told that nothing was signed, and may try again', async () => {
  signer.confirm.mockRejectedValueOnce(Object.assign(new Error('User rejected'), { code: 4001 }));
  const { user } = draw(BEN, [ANN]);
  await user.click(button('Sign'));
  await user.click(await screen.findByRole('button', { name: 'Sign in wallet' }));
  expect((await screen.findByText(/You declined it in your wallet/)).textContent).not.toContain('undefined');
  expect(screen.getByText(/Nothing was signed/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(signer.confirm).toHaveBeenCalledTimes(2);
});

test('a rejection is an empty transaction of the Safe to itself, with the same nonce', async () => {
  const { user } = draw(ANN, [ANN]);
  await user.click(button('Reject transaction'));
  expect(screen.getByRole('dialog', { name: 'Reject the transaction: Send 5' }).textContent).toContain(
    'Cancel this transaction: owners sign an empty transaction with the same nonce, 1. Once 2 of 2 owners have signed that',
  );
  await user.click(screen.getByRole('button', { name: 'Sign in wallet' }));
  expect(signer.propose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ to: SAFE, value: 0n, data: '0x', nonce: 1n }));
});

const APPROVE = /^0xd4d9bdcd/;

test('an owner that is a Safe approves on chain, a rejection too', () => {
  draw(BEN, [ANN], 1, true);
  expect(button('Approve').dataset['call']).toMatch(APPROVE);
  expect(button('Reject transaction').dataset['call']).toMatch(APPROVE);
  expect(button('Reject transaction').dataset['call']).not.toBe(button('Approve').dataset['call']);
  expect(signer.proposeApproved).not.toHaveBeenCalled();
});

test('a rejection that a Safe has approved on chain is put before the others, without a further transaction', async () => {
  chain.isApproved = true;
  const { user } = draw(BEN, [ANN], 1, true);
  await user.click(button('Reject transaction'));
  expect(signer.proposeApproved).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ to: SAFE, value: 0n, data: '0x', nonce: 1n }),
    undefined,
  );
  expect(notify.success).toHaveBeenCalledWith('The rejection waits for the other owners');
});

test('what is next has been tried again before it can be executed; what comes later, before it is signed', async () => {
  const next = draw(EVE, [ANN, BEN]);
  expect(screen.getByText(`safe ${waiting([ANN, BEN]).hash}`)).toBeTruthy();
  next.unmount();
  const { user } = draw(BEN, [ANN], 2);
  expect(screen.queryByText(/^safe /)).toBeNull();
  await user.click(button('Sign'));
  expect(within(screen.getByRole('dialog')).getByText(`safe ${waiting([ANN], 2).hash}`)).toBeTruthy();
});
