import type { ModuleText } from '../moduleText.ts';

export const text: ModuleText = {
  how: ['Buyers pay now and receive the organisation’s token later, at a discount. What they pay belongs to the treasury.'],
  decide: [
    ['Manager', 'Who opens and closes markets.'],
    ['Terms', 'Price, capacity and vesting of each market.'],
  ],
  whoCanDoWhat: [
    'The VEO manager you name opens and closes markets.',
    'Anybody with a connected wallet may buy, and redeem once the time has come.',
  ],
  whatItCosts: ['Opening a market costs a network fee. A protocol fee is taken from each purchase and shown before it.'],
  limits: 'It sells future tokens: terms that are too generous shrink the share of those who hold tokens today.',
  risks: [
    'A discount that is too deep sells the organisation cheaply. Capacity and minimum price are your brakes.',
    'The payout tokens have to be there when they are due.',
  ],
};
