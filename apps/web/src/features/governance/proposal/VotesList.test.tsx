// @vitest-environment happy-dom
import { VOTE_SUPPORT } from '@althing/bindings';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../../../test/renderRoute.tsx';
import type { ProposalView } from './useProposalView.ts';
import { VotesList } from './VotesList.tsx';

const useVotes = vi.hoisted(() => vi.fn());
vi.mock('../queries.ts', () => ({ useVotes, fetchAllVotes: vi.fn() }));
vi.mock('../../transactions/index.ts', () => ({ KnownAddress: () => null }));

const view = {
  state: 'active',
  proposal: { chainId: 31337, governor: `0x${'aa'.repeat(20)}`, proposalId: '7', counting: { type: 'simple' } },
  organisation: { token: null, contracts: [] },
} as unknown as ProposalView;

beforeEach(() => {
  useVotes.mockReset().mockReturnValue({ isPending: false, isError: false, data: { pages: [{ items: [] }] }, hasNextPage: false });
});

const asked = (): unknown => useVotes.mock.lastCall![1];

test.each([
  ['/?votes=for', VOTE_SUPPORT.for, 'For'],
  ['/?votes=abstain', VOTE_SUPPORT.abstain, 'Abstain'],
])('the address %s shows the votes of one choice', async (path, support, label) => {
  await renderRoute(<VotesList view={view} />, path);
  expect(asked()).toBe(support);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Choice' }).selectedOptions[0]?.textContent).toBe(label);
});

test.each(['/?votes=perhaps', '/?votes=1', '/'])('the address %s shows all votes', async (path) => {
  await renderRoute(<VotesList view={view} />, path);
  expect(asked()).toBeUndefined();
});

test('what is chosen goes into the address, beside what stands there already', async () => {
  const { user, history } = await renderRoute(<VotesList view={view} />, '/?votes=for#vote=abc');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Choice' }), 'Against');
  await vi.waitFor(() => expect(asked()).toBe(VOTE_SUPPORT.against));
  expect(history.location.href).toBe('/?votes=against#vote=abc');
});

test('a vote that is split shows its parts', async () => {
  const split = { voter: '0x01', vesting: null, support: null, weight: '6000500000000000000000', for: '5000000000000000000000' };
  const rest = {
    against: '1000500000000000000000',
    abstain: '0',
    reason: '',
    sourceChainId: null,
    refund: null,
    castAt: '2026-01-01T00:00:00Z',
  };
  useVotes.mockReturnValue({ isPending: false, isError: false, data: { pages: [{ items: [{ ...split, ...rest }] }] }, hasNextPage: false });
  await renderRoute(<VotesList view={view} />, '/');
  expect(screen.getByRole('listitem').textContent).toContain('For 5,000.00 · Against 1,000.50');
});

test.each([
  ['active', 'Nobody has voted yet'],
  ['canceled', 'Nobody voted'],
  ['defeated', 'Nobody voted'],
] as const)('without votes the list of one that is %s says %s', async (state, title) => {
  await renderRoute(<VotesList view={{ ...view, state }} />, '/');
  expect(screen.getByText(title)).toBeDefined();
});
