import type { Counting } from './proposalState.ts';

/** A sentence around an amount of votes: `before` amount `symbol` `after`. */
export interface PowerSentence {
  before: string;
  symbol: string;
  after: string;
}

export interface OwnPowerCase {
  /** Whether the snapshot, from which votes count, lies ahead. */
  isBeforeVote: boolean;
  counting: Counting['type'];
  symbol: string;
  /** Date and time at which the vote opened, for a reader. */
  opened: string;
}

/**
 * What a reader's vote will count. An open quadratic vote counts roots of it instead.
 */
export function powerSentence({ isBeforeVote, counting, symbol, opened }: OwnPowerCase): PowerSentence {
  if (!isBeforeVote) return { before: 'You vote with', symbol, after: `, as of ${opened}.` };
  return {
    before: 'You have',
    symbol: counting === 'quadratic' ? symbol : `${symbol} votes`,
    after: ' now. What you have when voting opens will count.',
  };
}
