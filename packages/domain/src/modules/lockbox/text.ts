import type { ModuleText } from '../moduleText.ts';

export const text: ModuleText = {
  how: [
    'Your existing token is locked, and as many travelling tokens are given out, one for one. Whoever brings them back gets the original.',
    'The tokens that are given out vote and travel; the locked ones do not.',
  ],
  decide: [['Token', 'Which one is wrapped on each chain, and what the token that is given out is called.']],
  whoCanDoWhat: [
    'Anybody may wrap and unwrap their own tokens at any time.',
    'Nobody owns the lockbox. Whoever owns the token that is given out may let bridges mint it, and whoever may mint it could take out what others deposited.',
  ],
  whatItCosts: ['Each way costs the network fee of one transaction, wrapping also that of an allowance.'],
  limits: 'One token per chain, of 18 decimals.',
  risks: [
    'As much is given out as arrived: of a token that takes a fee when it moves, less than was sent.',
    'A token that lowers balances by itself cannot be covered: the last to withdraw would go without.',
  ],
};
