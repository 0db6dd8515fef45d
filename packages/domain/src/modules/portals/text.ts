import type { ModuleText } from '../moduleText.ts';

export const text: ModuleText = {
  how: [
    'The token is burned on one chain and minted on another, or locked and released at home. Each bridge has a limit per period, so that a broken one can do only so much harm.',
  ],
  decide: [
    ['Bridges and minimum', 'Which ones, and how many must agree for large amounts.'],
    ['Limits', 'How much each may mint and burn in a period.'],
  ],
  whoCanDoWhat: ['Any holder may send.', 'The portal’s admin sets limits and bridges.'],
  whatItCosts: ['The fees of the bridges, and your organisation’s own bridge tax where you set one.'],
  limits: 'A transfer under way cannot be called back.',
  risks: ['Limits that are too high make a broken bridge expensive; limits that are too low make holders wait.'],
};
