/** A transaction that only takes an old approval back, for tokens that change none but from 0. */
export const resetWords = (symbol: string) => ({
  title: `Take the old approval of ${symbol} back`,
  effect: 'This token wants an earlier approval to be taken back before another is given. The next transaction gives it.',
  action: 'Take the old approval back',
});
