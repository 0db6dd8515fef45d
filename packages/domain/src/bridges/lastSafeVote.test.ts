import { expect, it } from 'vitest';
import { type AwayVote, awayVoteWarning, lastSafeVote } from './lastSafeVote.ts';

const ENDS = 1_700_000_000;
const vote = (change: Partial<AwayVote> = {}): AwayVote => ({
  votingEnds: ENDS,
  bridges: ['axelar', 'hyperlane', 'polymer'],
  required: 2,
  origin: { durationMultiplier: 1 },
  measured: {},
  ...change,
});

it('the last safe time is as long before the end as the slowest bridge takes that is needed, and whoever executes it', () => {
  expect(lastSafeVote(vote())).toBe(ENDS - 50 - 120);
  expect(lastSafeVote(vote({ required: 3 }))).toBe(ENDS - 1260 - 120);
  expect(lastSafeVote(vote({ origin: { durationMultiplier: 3 } }))).toBe(ENDS - 150 - 120);
});

it('bridges that took longer lately move it forward by what they took and half as much, others do not move it back, and strangers cannot move it without end', () => {
  expect(lastSafeVote(vote({ measured: { axelar: 2_000, hyperlane: 100 } }))).toBe(ENDS - Math.min(150, 500) - 120);
  expect(lastSafeVote(vote({ measured: { axelar: 1, hyperlane: 1, polymer: 1 } }))).toBe(ENDS - 50 - 120);
  expect(lastSafeVote(vote({ bridges: ['hyperlane'], required: 1, measured: { hyperlane: 1_000_000 } }))).toBe(ENDS - 500 - 120);
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
