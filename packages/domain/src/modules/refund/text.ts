import type { ModuleText } from '../moduleText.ts';
import { REFUND_CAPS } from './caps.ts';

export const text: ModuleText = {
  how: [
    'The governor measures the gas of a vote and pays it back from a pot of its own, once per voter and proposal.',
    'The pot is empty at first. Whoever sends the chain’s currency to its address fills it.',
  ],
  decide: [['Governors', 'Which of them pay their voters back. This cannot be changed later.']],
  whoCanDoWhat: [
    'Voters with at least the minimum weight are refunded. Nobody has to ask.',
    'Only the governor can pay out of the pot; only the organisation can change its limits.',
  ],
  whatItCosts: [
    `The network fees of your voters: at most ${REFUND_CAPS.proposal} of the chain’s currency for one proposal, and ${REFUND_CAPS.period} in ${REFUND_CAPS.periodDays} days.`,
  ],
  limits: 'When the pot is empty, votes still count and are simply not paid back.',
  risks: ['A cap that is too high lets many small accounts drain the pot with votes nobody needs.'],
};
