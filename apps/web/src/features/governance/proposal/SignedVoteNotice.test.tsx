// @vitest-environment happy-dom
import { type ProposalState, type SignedVote, signedVoteLink } from '@althing/domain/governance';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { SignedVoteNotice } from './SignedVoteNotice.tsx';
import type { ProposalView } from './useProposalView.ts';

vi.mock('../../auth/index.ts', () => ({ WalletButton: () => null }));
vi.mock('../../transactions/index.ts', () => ({ KnownAddress: ({ address }: { address: string }) => address }));

const VOTER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const vote: SignedVote = {
  chainId: 31337,
  governor: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  proposalId: 7n,
  voter: VOTER,
  choice: 'against',
  reason: '',
  nonce: 0n,
  signature: `0x${'ab'.repeat(65)}`,
};

afterEach(() => {
  window.location.hash = '';
});

function draw(state: ProposalState, hash: string) {
  window.location.hash = hash;
  renderPage(<SignedVoteNotice view={{ state, organisation: { contracts: [] } } as unknown as ProposalView} />);
}
const brings = new URL(signedVoteLink('https://althing.example/proposal', vote)).hash;

test.each(['pending', 'active'] as const)('a link that brings a signed vote says what it is for (%s)', (state) => {
  draw(state, brings);
  expect(screen.getByRole('status').textContent).toContain(`${VOTER} asks you to send their vote.`);
  expect(screen.getByRole('button', { name: 'To their vote' })).toBeDefined();
});

test.each(['succeeded', 'defeated', 'executed', 'canceled'] as const)('one that is opened too late says that (%s)', (state) => {
  draw(state, brings);
  expect(screen.getByRole('status').textContent).toContain('The vote that this link carries is too late: voting has ended.');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['', '#your-vote', '#signed-vote=broken'])('a page without a signed vote says nothing of one (%s)', (hash) => {
  draw('active', hash);
  expect(screen.queryByRole('status')).toBeNull();
});
