import { describe, expect, test } from 'vitest';
import { bridgesForTransfer, type TransferFacts, transferStage, transferStatus } from './transferState.ts';

const SENT_AT = 1_000;
const single: TransferFacts = { sentAt: SENT_AT, threshold: 1, minimum: 0, isTaken: true, brought: 0, votes: 0, isExecuted: false };
const multi: TransferFacts = { ...single, threshold: 2, minimum: 2 };
const of = (facts: TransferFacts, now = SENT_AT + 1) => [transferStatus(facts), transferStage(facts, now)];

describe('a transfer', () => {
  test('by one bridge is executable once that has brought it, whatever several would need', () => {
    expect(of(single)).toEqual(['pending', 'sent']);
    expect(of({ ...single, brought: 1, votes: 1 })).toEqual(['completed', 'executable']);
    expect(of({ ...single, brought: 1, votes: 1, isExecuted: true })).toEqual(['completed', 'executed']);
  });

  test('by several is executable once enough agree', () => {
    expect(of({ ...multi, brought: 1, votes: 1 })).toEqual(['relayed', 'arriving']);
    expect(of({ ...multi, brought: 2, votes: 2 })).toEqual(['completed', 'executable']);
  });

  test('needs the most of what it and its destination ask for', () => {
    expect(bridgesForTransfer({ ...multi, minimum: 3 })).toBe(3);
    expect(bridgesForTransfer({ ...multi, threshold: 4 })).toBe(4);
    expect(of({ ...multi, minimum: 3, brought: 2, votes: 2 })).toEqual(['relayed', 'arriving']);
  });

  test('by several is never executable where the destination takes none such, nor any from a chain that is closed', () => {
    expect(bridgesForTransfer({ ...multi, minimum: 0 })).toBeNull();
    expect(bridgesForTransfer({ ...single, isTaken: false })).toBeNull();
    expect(of({ ...multi, minimum: 0, brought: 31, votes: 31 })).toEqual(['relayed', 'arriving']);
    expect(of({ ...single, isTaken: false, brought: 1, votes: 1 })).toEqual(['relayed', 'arriving']);
  });

  test('waits until the clock of its destination is past its departure', () => {
    expect(of({ ...single, brought: 1, votes: 1 }, SENT_AT)).toEqual(['completed', 'delayed']);
  });

  test('was brought, but counts for nothing, where all words are void', () => {
    expect(of({ ...single, brought: 1 })).toEqual(['relayed', 'sent']);
  });

  test('stays executed whatever is closed later', () => {
    expect(of({ ...multi, isExecuted: true, isTaken: false, minimum: 0 })).toEqual(['completed', 'executed']);
  });
});
