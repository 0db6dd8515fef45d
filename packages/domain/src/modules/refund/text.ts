import type { ModuleText } from '../moduleText.ts';

export const text: ModuleText = {
  how: ['The governor measures the gas of a vote and pays it back, once per voter and proposal, up to a limit per proposal.'],
  decide: [['Account', 'Which account pays, and how much it holds.']],
  whoCanDoWhat: [
    'Voters with at least the minimum weight are refunded. Nobody has to ask.',
    'Only the governor can pay out of the pot; only the organisation can change its limits.',
  ],
  whatItCosts: ['The network fees of your voters, up to the cap. An empty pot never stops a vote.'],
  limits: 'When the account is empty, votes still count and are simply not paid back.',
  risks: ['A cap that is too high lets many small accounts drain the pot with votes nobody needs.'],
};
