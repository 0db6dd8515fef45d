// @vitest-environment happy-dom
import type { OwnProposal } from '@althing/domain/http';
import { NATIVE } from '@althing/domain/units';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { AwayDeadlines } from './AwayDeadlines.tsx';

const SPOKE = '0x00000000000000000000000000000000000000aa';
const chain = vi.hoisted(() => ({ spoke: '', since: 500, measured: {} as Record<string, number> }));
vi.mock('./useVotingChain.ts', async (original) => ({
  ...(await original<object>()),
  useNamedSpoke: () => ({ data: { spoke: chain.spoke, since: chain.since } }),
  useVoteBridges: () => ({ data: { required: 1, bridges: [{ bridge: 'hyperlane' }] } }),
}));
vi.mock('./useMeasuredDurations.ts', () => ({ useMeasuredDurations: () => chain.measured }));
afterEach(() => {
  chain.spoke = SPOKE;
  chain.since = 500;
  chain.measured = {};
});
chain.spoke = SPOKE;

const at = (seconds: number) => new Date(seconds * 1000).toISOString();
const own = (way: Partial<OwnProposal['otherWays'][number]> = {}, now = 1_000): OwnProposal =>
  ({
    proposal: {
      chainId: 31337,
      governor: SPOKE,
      proposalId: '7',
      createdAt: at(0),
      voteStart: at(500),
      voteEnd: at(10_000),
      queuedAt: null,
      eta: null,
      executedAt: null,
      canceledAt: null,
      isVetoed: false,
      votes: { for: '0', against: '0', abstain: '0' },
      quorum: '1',
      counting: { type: 'fractional' },
    },
    otherWays: [{ type: 'chain', chainId: 31338, votes: '5', hasVoted: false, ...way }],
    chainTime: at(now),
  }) as unknown as OwnProposal;
const said = (given: OwnProposal) => {
  const { container, unmount } = renderPage(
    <main>
      <AwayDeadlines own={given} />
    </main>,
  );
  const { textContent } = container.querySelector('main')!;
  unmount();
  return textContent;
};

test('whoever has votes left on another chain reads until when they arrive in time', () => {
  expect(said(own())).toMatch(/Last safe time to vote on Beta: .+, in 2 hours/);
});

test('what bridges took lately brings it forward', () => {
  chain.measured = { hyperlane: 300 };
  const usual = said(own());
  chain.measured = {};
  expect(said(own())).not.toBe(usual);
});

test.each([
  ['has voted there', own({ hasVoted: true })],
  ['has none there', own({ votes: '0' })],
  ['waits for the vote to open', own({ votes: null })],
  ['votes with what vests', own({ type: 'vesting' })],
  ['is too late altogether', own({}, 10_000)],
])('whoever %s reads nothing', (_, given) => expect(said(given)).toBe(''));

test('a chain whose votes no proposal has named has no such time', () => {
  chain.spoke = NATIVE;
  expect(said(own())).toBe('');
});

test('a chain that was named after the snapshot has none either', () => {
  chain.since = 501;
  expect(said(own())).toBe('');
});
