// @vitest-environment happy-dom
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import { ProposerNote } from './create/ProposerNote.tsx';
import { GovernorCard } from './GovernorCard.tsx';
import { Tally } from './proposal/Tally.tsx';
import type { ProposalView } from './proposal/useProposalView.ts';

const [WANTED, HELD] = [13_005_000_000_000_000_000n, 13_004_000_000_000_000_000n];
vi.mock('./useTreasury.ts', () => ({ useTreasury: () => ({ isPending: true }) }));
vi.mock('./power/DelegationPanel.tsx', () => ({ DelegationPanel: () => null, DelegateButton: () => null }));
vi.mock('./useActor.ts', () => ({ useActor: () => ({ account: null }) }));
vi.mock('../transactions/index.ts', () => ({ KnownAddress: () => null }));
vi.mock('../auth/index.ts', () => ({ WalletButton: () => null }));
vi.mock('./create/useProposeEligibility.ts', () => ({
  useProposeEligibility: () => ({ eligibility: { isAllowed: false, reason: 'Too few.', fix: null }, power: { data: { now: HELD } } }),
}));

const organisation = { token: { symbol: 'GLD' }, contracts: [] } as unknown as OrganisationDetail;
const governor = {
  chainId: 31337,
  address: '0x00000000000000000000000000000000000000bb',
  governorName: 'Main',
  timelock: null,
  proposalThreshold: String(WANTED),
  votingDelay: 0,
  votingPeriod: 600,
  quorumPercent: 4,
  quadraticThresholdPercent: null,
  guardians: { preVote: null, preExecution: null },
} as unknown as GovernorView;
const view = {
  organisation,
  state: 'active',
  facts: { votes: { for: HELD, against: 0n, abstain: 0n }, quorum: WANTED, counting: { type: 'fractional' } },
} as unknown as ProposalView;

test('what a proposal needs is told to the last digit', () => {
  expect(renderPage(<GovernorCard organisation={organisation} governor={governor} />).container.textContent).toContain('13.005 GLD votes');
});

test('what a proposal needs and what one has are never told alike where they differ', () => {
  const { container } = renderPage(<ProposerNote organisation={organisation} governor={governor} />);
  expect(container.textContent).toContain('A proposal needs 13.005 GLD votes, you have 13.004 GLD.');
});

test('a quorum is told to the last digit, and never that nothing is missing to it while something is', () => {
  const { container } = renderPage(<Tally view={view} />);
  expect(container.textContent).toContain('Quorum: 0.001 GLD of 13.005 still missing');
});
