import { expect, it } from 'vitest';
import { type AwayVote, awayVoteWarning, lastSafeVote } from './lastSafeVote.ts';

const ENDS = 1_700_000_000;
const vote = (change: Partial<AwayVote> = {}): AwayVote => ({
  votingEnds: ENDS,
  bridges: ['axelar', 'hyperlane', 'polymer'],
  required: 2,
  origin: { durationMultiplier: 1 },
  ...change,
});

it('the last safe time is as long before the end as the slowest bridge takes that is needed, and whoever executes it', () => {
  expect(lastSafeVote(vote())).toBe(ENDS - 50 - 120);
  expect(lastSafeVote(vote({ required: 3 }))).toBe(ENDS - 1260 - 120);
  expect(lastSafeVote(vote({ origin: { durationMultiplier: 3 } }))).toBe(ENDS - 150 - 120);
});

it('until then nothing is said; later, that it will probably not count, and once voting has ended, that it will not', () => {
  expect(awayVoteWarning(vote(), ENDS - 170)).toBeNull();
  expect(awayVoteWarning(vote(), ENDS - 169)).toContain('will probably not count');
  expect(awayVoteWarning(vote(), ENDS)).toContain('voting has ended');
});

it('fewer bridges than have to agree never count', () => {
  expect(lastSafeVote(vote({ bridges: ['polymer'] }))).toBeNull();
  expect(awayVoteWarning(vote({ bridges: ['polymer'] }), ENDS - 100_000)).toBe(
    'This vote will not count: 2 bridges have to agree on it at home, and one carries it.',
  );
});
