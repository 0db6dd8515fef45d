import { describe, expect, test } from 'vitest';
import { MESSAGE_STAGES } from './messageState.ts';
import { obstaclesByEvents, type WaitingFacts } from './waiting.ts';

const facts: WaitingFacts = {
  stage: 'executable',
  isTransfer: true,
  requiredBridges: 2,
  isDestinationPaused: false,
  executableAt: null,
  sentAt: 100,
};

describe('what waits', () => {
  test.each<[string, Partial<WaitingFacts>, [string, number | null][]]>([
    ['for bridges', { stage: 'sent' }, [['bridges', null]]],
    [
      'for more bridges, and the end of a pause',
      { stage: 'arriving', isDestinationPaused: true },
      [
        ['bridges', null],
        ['paused', null],
      ],
    ],
    ['for a destination that takes nothing', { stage: 'arriving', requiredBridges: null }, [['chain-closed', null]]],
    ['for its delay', { stage: 'delayed', isTransfer: false, executableAt: 700 }, [['delay', 700]]],
    ['for the destination’s clock', { stage: 'delayed' }, [['clock', 101]]],
    ['for the end of a pause', { isDestinationPaused: true }, [['paused', null]]],
    ['for nobody’s confirmation but anybody’s', { stage: 'confirmable', isTransfer: false }, []],
    ['for nothing', {}, []],
  ])('waits %s', (_, change, expected) => {
    expect(obstaclesByEvents({ ...facts, ...change }).map(({ reason, until }) => [reason, until])).toEqual(expected);
  });

  test('waits no more once it has ended, and before says so in words', () => {
    for (const stage of MESSAGE_STAGES) {
      const obstacles = obstaclesByEvents({ ...facts, stage, isDestinationPaused: true });
      expect(obstacles.length > 0).toBe(!['executed', 'cancelled', 'expired'].includes(stage));
      for (const { sentence } of obstacles) expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
  });
});
