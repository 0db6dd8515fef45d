import type { ModuleText } from '../moduleText.ts';

export const text: ModuleText = {
  how: [
    'Weight is the square root of the voting power in whole tokens, scaled by a passport score that makes one person with many wallets expensive.',
  ],
  decide: [
    ['Score bands', 'Which share of the weight counts below 15, from 15 to below 25, from 25 to below 100, and from 100 on.'],
    ['Quadratic threshold', 'The share of For among For and Against that is needed to pass.'],
  ],
  whoCanDoWhat: [
    'As with one token one vote, but a voter without a passport score counts as below 15, and has no weight unless you give that band one.',
  ],
  whatItCosts: ['As with one token one vote. A vote costs a little more, because the score is read while voting.'],
  limits: 'It is only as good as the scores. It is offered on OP Sepolia, and on the local chain Alpha.',
  risks: [
    'Whoever can make many scored accounts gains weight by splitting a holding. The bands are there to make that expensive.',
    'It depends on the issuer of the scores. It is offered only where such scores can be read on chain: on OP Sepolia.',
  ],
};
