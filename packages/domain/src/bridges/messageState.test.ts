import { describe, expect, test } from 'vitest';
import { MESSAGE_LIFETIME, type MessageFacts, messageStage, messageStatus, requiredBridges } from './messageState.ts';

const SENT_AT = 1_000;
const sent: MessageFacts = {
  sentAt: SENT_AT,
  threshold: 2,
  minimum: 1,
  brought: 0,
  votes: 0,
  executableAt: null,
  isExecuted: false,
  isCancelled: false,
};
const of = (facts: Partial<MessageFacts>, now = SENT_AT + 1) => [
  messageStatus({ ...sent, ...facts }),
  messageStage({ ...sent, ...facts }, now),
];
const confirmed = { brought: 2, votes: 2, executableAt: 1_600 };

describe('a message', () => {
  test('goes from one bridge to the next until enough agree, waits, and is executed', () => {
    expect(of({})).toEqual(['pending', 'sent']);
    expect(of({ brought: 1, votes: 1 })).toEqual(['relayed', 'arriving']);
    expect(of(confirmed, 1_599)).toEqual(['completed', 'delayed']);
    expect(of(confirmed, 1_600)).toEqual(['completed', 'executable']);
    expect(of({ ...confirmed, isExecuted: true })).toEqual(['completed', 'executed']);
  });

  test('needs the most of what it and its destination ask for', () => {
    expect(requiredBridges({ threshold: 2, minimum: 3 })).toBe(3);
    expect(requiredBridges({ threshold: 2, minimum: 1 })).toBe(2);
    expect(of({ minimum: 3, brought: 2, votes: 2 })).toEqual(['relayed', 'arriving']);
  });

  test('can be confirmed by anybody once less is asked for', () => {
    expect(of({ brought: 2, votes: 2 })).toEqual(['completed', 'confirmable']);
  });

  test('is never executable where the destination takes nothing from its chain', () => {
    expect(requiredBridges({ threshold: 2, minimum: 0 })).toBeNull();
    expect(of({ ...confirmed, minimum: 0 }, 2_000)).toEqual(['completed', 'arriving']);
    expect(of({ minimum: 0, brought: 31, votes: 31 })).toEqual(['relayed', 'arriving']);
  });

  test('is not executable any more when the set of bridges changed, though it was confirmed', () => {
    expect(of({ ...confirmed, votes: 0 }, 2_000)).toEqual(['completed', 'arriving']);
  });

  test('is brought, but counts for nothing, where all words are void', () => {
    expect(of({ brought: 2, votes: 0 })).toEqual(['relayed', 'sent']);
  });

  test('expires a lifetime after it was sent, and confirmed a lifetime after it could be executed', () => {
    expect(of({}, SENT_AT + MESSAGE_LIFETIME)[1]).toBe('sent');
    expect(of({}, SENT_AT + MESSAGE_LIFETIME + 1)[1]).toBe('expired');
    expect(of(confirmed, SENT_AT + MESSAGE_LIFETIME + 1)[1]).toBe('executable');
    expect(of(confirmed, 1_600 + MESSAGE_LIFETIME)[1]).toBe('executable');
    expect(of(confirmed, 1_600 + MESSAGE_LIFETIME + 1)[1]).toBe('expired');
  });

  test('that ended does not expire, nor become anything else', () => {
    const late = 1_600 + 2 * MESSAGE_LIFETIME;
    for (const facts of [{}, confirmed, { ...confirmed, votes: 0 }]) {
      expect(of({ ...facts, isExecuted: true }, late)[1]).toBe('executed');
      expect(of({ ...facts, isCancelled: true }, late)[1]).toBe('cancelled');
    }
  });

  test('that was cancelled keeps what bridges did', () => {
    expect(of({ brought: 1, votes: 1, isCancelled: true })).toEqual(['relayed', 'cancelled']);
  });
});
