import type { Counting } from './proposalState.ts';

/** A sentence with an amount of votes in it: `before` amount `symbol` `after`. */
export interface PowerSentence {
  before: string;
  symbol: string;
  after: string;
}

export interface OwnPowerCase {
  /** Whether the snapshot, which decides how many votes count, is still to come. */
  isBeforeVote: boolean;
  counting: Counting['type'];
  symbol: string;
  /** Date and time at which the vote opened, as shown to the reader. */
  opened: string;
}

/** Says how many votes a reader has. In an open quadratic vote their square root counts instead. */
export function powerSentence({ isBeforeVote, counting, symbol, opened }: OwnPowerCase): PowerSentence {
  if (!isBeforeVote) return { before: 'You vote with', symbol, after: `, as of ${opened}.` };
  return {
    before: 'You have',
    symbol: counting === 'quadratic' ? symbol : `${symbol} votes`,
    after: ' now. What you have when voting opens will count.',
  };
}
