/** Consequences of a lockbox in words, for the review. `kept` and `given` are symbols of tokens. */
export const wrappingConsequences = (kept: string, given: string): string[] => [
  `Whoever deposits ${kept} gets the same amount of ${given}, and ${kept} back for it at any time.`,
  `Only deposited ${kept} votes, and only once its holder has delegated.`,
  `Shares of votes are shares of all ${kept} that there was when this was reviewed, so that whoever deposits first does not decide alone.`,
  `Whoever may mint ${given} could take out what others deposited, and whoever owns ${given} decides who may.`,
  'Nobody owns the lockbox, and nobody can change or replace it.',
  `If ${kept} lowers balances by itself, the last to withdraw go without.`,
];
