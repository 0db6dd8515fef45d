import { describe, expect, test } from 'vitest';
import { TRANSFER_OBSTACLES } from './transferFit.ts';
import { foreignTokenWarning, obstacleSentence, TRANSFER_WORDS } from './transferWords.ts';

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

describe('what a transfer does not promise', () => {
  test('is that the tax stays as it is until the tokens arrive', () => {
    expect(TRANSFER_WORDS.tax).toMatch(/owner may change it until they arrive/);
  });

  test('is that somebody else’s token comes out of a portal again', () => {
    const { title, text } = foreignTokenWarning({ symbol: 'USDC', chain: 'Alpha', organisation: 'Acme' });
    expect(title).toBe('USDC on Alpha is not a token of Acme');
    expect(text).toMatch(/Whoever controls the portal could keep what you send/);
  });
});
