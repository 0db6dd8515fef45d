import type { ModuleText } from '../moduleText.ts';

export const text: ModuleText = {
  how: [
    'Your existing token is locked, and as many travelling tokens are given out, one for one. Whoever brings them back gets the original.',
  ],
  decide: [['Token', 'Which one is wrapped.']],
  whoCanDoWhat: ['Anybody may wrap and unwrap their own tokens. Nobody can take what is locked, the organisation included.'],
  whatItCosts: ['Each way costs the network fee of one transaction.'],
  limits: 'Tokens that take a fee on transfer cannot be wrapped.',
  risks: ['Tokens that take a fee when they move cannot be wrapped one for one and are refused.'],
};
