import { describe, expect, test } from 'vitest';
import { TRANSFER_OBSTACLES } from './transferFit.ts';
import { obstacleSentence } from './transferWords.ts';

const places = { origin: 'Alpha', destination: 'Beta' };

describe('what keeps a transfer back', () => {
  test('names the chain on which it does', () => {
    expect(obstacleSentence({ side: 'origin', reason: 'limit' }, places)).toBe('More than the limit lets leave Alpha this way now.');
    expect(obstacleSentence({ side: 'destination', reason: 'limit' }, places)).toBe(
      'More than the limit lets arrive on Beta this way now.',
    );
    expect(obstacleSentence({ side: 'destination', reason: 'chain-closed' }, places)).toBe('Beta takes nothing from Alpha at the moment.');
  });

  test('is said of every reason', () => {
    for (const reason of TRANSFER_OBSTACLES) expect(obstacleSentence({ side: 'destination', reason }, places)).toMatch(/\.$/);
  });
});
