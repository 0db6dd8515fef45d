import type { ModuleText } from '../moduleText.ts';

export const text: ModuleText = {
  how: ['On the receiving chain, guardians can stop a message before it is executed.'],
  decide: [['Guardians and threshold', 'Per chain.']],
  whoCanDoWhat: ['Only the guardians of that chain, and only until the message is carried out.'],
  whatItCosts: ['A veto costs the network fee of one transaction on that chain.'],
  limits: 'They need the time: it works together with the timelock of the multi-bridge.',
  risks: ['Guardians can stop honest decisions as well. The waiting time must be longer than they need to meet.'],
};
