import { describe, expect, it } from 'vitest';
import { wrappingConsequences } from './wrapping.ts';

describe('what a lockbox means', () => {
  const sentences = wrappingConsequences('OLD', 'ACME');

  it.each([
    [
      'what is given out for a deposit, and given back',
      'Whoever deposits OLD gets the same amount of ACME, and OLD back for it at any time.',
    ],
    ['who votes', 'Only deposited OLD votes, and only once its holder has delegated.'],
    [
      'what a quorum is a share of',
      'Shares of votes are shares of all OLD that there was when this was reviewed, so that whoever deposits first does not decide alone.',
    ],
    ['who could take what is kept', 'Whoever may mint ACME could take out what others deposited, and whoever owns ACME decides who may.'],
    ['that it stays what it is', 'Nobody owns the lockbox, and nobody can change or replace it.'],
    ['what it does not cover', 'If OLD lowers balances by itself, the last to withdraw go without.'],
  ])('says %s', (_, sentence) => {
    expect(sentences).toContain(sentence);
  });

  it('says nothing else', () => {
    expect(sentences).toHaveLength(6);
  });
});
