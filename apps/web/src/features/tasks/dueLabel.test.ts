import { expect, test } from 'vitest';
import { dueLabel } from './dueLabel.ts';

const at = (seconds: number) => new Date(seconds * 1000).toISOString();

test('the time left shrinks as time passes, by the clock that decides', () => {
  const vote = { kind: 'vote', due: at(7200), now: at(0) } as const;
  expect(dueLabel(vote, 0)).toBe('Voting ends in 2 hours');
  expect(dueLabel(vote, 3600)).toBe('Voting ends in 1 hour');
  expect(dueLabel(vote, 7200)).toBe('Its time is over');
  expect(dueLabel({ ...vote, kind: 'veto' }, 0)).toBe('Can be stopped for 2 hours');
});

test('what has no end has no time left', () => expect(dueLabel({ kind: 'sign', due: null, now: at(0) }, 0)).toBeUndefined());
