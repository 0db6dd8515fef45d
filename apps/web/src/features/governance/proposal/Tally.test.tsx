// @vitest-environment happy-dom
import type { ProposalState, VoteTotals } from '@althing/domain/governance';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { Tally } from './Tally.tsx';
import type { ProposalView } from './useProposalView.ts';

const NOBODY: VoteTotals = { for: 0n, against: 0n, abstain: 0n };
const E15 = 10n ** 15n;

function draw(state: ProposalState, votes: VoteTotals): string {
  const facts = { votes, quorum: 700n * 1000n * E15, counting: { type: 'fractional' } };
  renderPage(<Tally view={{ facts, state, organisation: { token: { symbol: 'BOT' } } } as unknown as ProposalView} />);
  return screen.getByRole('region', { name: 'Result so far' }).textContent;
}

test('what is missing for the quorum is rounded, and exact in its tooltip', () => {
  expect(draw('active', { ...NOBODY, for: 59_077n * E15 + 1n })).toContain('Quorum: 640.92 BOT of 700 still missing');
  expect(screen.getByTitle('640.922999999999999999 BOT')).toBeDefined();
});

test.each(['canceled', 'defeated'] as const)('of one that has ended without votes nothing is pending (%s)', (state) => {
  const told = draw(state, NOBODY);
  expect(told).toContain('Nobody voted.');
  expect(told).not.toMatch(/missing|majority/);
});

test('of one that was stopped after its vote the result stays', () => {
  expect(draw('canceled', { ...NOBODY, for: 701_000n * E15 })).toContain('Quorum reached: 701.00 of 700 BOT');
});

test.each(['pending', 'active'] as const)('before the end the quorum is still missing (%s)', (state) => {
  expect(draw(state, NOBODY)).toContain('still missing');
});
