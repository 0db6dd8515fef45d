// @vitest-environment happy-dom
import { encodeCastSignedVote } from '@althing/bindings';
import { type SignedVote, type SignedVoteCase, writeSignedVote } from '@althing/domain/governance';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { SendSignedVote } from './SendSignedVote.tsx';
import type { ProposalView } from './useProposalView.ts';

vi.mock('../../../lib/chain/useChainRead.ts', () => ({ useChainRead: vi.fn() }));
vi.mock('../../auth/index.ts', () => ({ WalletButton: () => <button type="button">Connect Wallet</button> }));
vi.mock('../../transactions/index.ts', async () => ({
  TransactionButton: (await import('../../../../test/transactionButton.tsx')).FakeTransactionButton,
  KnownAddress: ({ address }: { address: string }) => address,
  knownContractsOf: () => [],
  nameAddressIn: () => () => undefined,
}));

const GOVERNOR = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const vote: SignedVote = {
  chainId: 31337,
  governor: GOVERNOR,
  proposalId: 7n,
  voter: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  choice: 'against',
  reason: 'Too dear',
  nonce: 0n,
  signature: `0x${'ab'.repeat(65)}`,
};
const fine: SignedVoteCase & { weight: bigint } = {
  chainId: 31337,
  governor: GOVERNOR,
  proposalId: 7n,
  state: 'active',
  isQuadratic: false,
  nonce: 0n,
  votesLeft: 10n ** 18n,
  weight: 10n ** 18n,
  hasVoted: false,
  isSignatureValid: true,
};
async function draw(now: Partial<SignedVoteCase>, account: string | null = GOVERNOR) {
  vi.mocked(useChainRead).mockReturnValue({ data: { ...fine, ...now } } as ReturnType<typeof useChainRead>);
  const view = {
    organisation: { token: { symbol: 'ACME' }, contracts: [] },
    governor: { token: GOVERNOR, refundGas: null },
    proposal: { chainId: 31337, governor: GOVERNOR, proposalId: '7', title: 'Buy canvas' },
    facts: { voteStart: 1, counting: { type: 'fractional' } },
    state: 'active',
    actor: { account, isSafe: false },
  } as unknown as ProposalView;
  const { user } = renderPage(<SendSignedVote view={view} renderAway={undefined} />);
  await user.click(screen.getByRole('button', { name: 'Send a signed vote' }));
  await user.click(screen.getByRole('textbox'));
  await user.paste(writeSignedVote(vote));
  return user;
}

test('a signed vote is read and can be sent by anybody', async () => {
  await draw({});
  const button = screen.getByRole('button', { name: 'Send the vote Against' });
  expect(button.dataset['call']).toBe(encodeCastSignedVote(vote).data);
  expect(button.title).toBe('');
  expect(screen.getByText('Too dear')).toBeDefined();
});

test('one that the governor would refuse cannot, and says why', async () => {
  await draw({ nonce: 1n });
  expect(screen.getByRole('button', { name: 'Send the vote Against' }).title).toBe(
    'This signature counts no more: a signed vote of this account was sent already.',
  );
});

test('without a wallet there is the way to connect one', async () => {
  await draw({}, null);
  expect(screen.getByRole('button', { name: 'Connect Wallet' })).toBeDefined();
});

test('one that was sent just now says for whom it counts, and with how much', async () => {
  const user = await draw({});
  vi.mocked(useChainRead).mockReturnValue({ data: { ...fine, nonce: 1n, votesLeft: 0n } } as ReturnType<typeof useChainRead>);
  await user.click(screen.getByRole('button', { name: 'Send the vote Against' }));
  expect(screen.getByRole('status').textContent).toBe(`Sent. It counts for ${vote.voter} with 1.00 ACME.`);
  expect(screen.queryByText(/^This signature counts no more/)).toBeNull();
});
