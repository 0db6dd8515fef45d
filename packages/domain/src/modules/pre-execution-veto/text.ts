import type { ModuleText } from '../moduleText.ts';

export const text: ModuleText = {
  how: [
    'Guardians in a multisig can cancel a decision that has passed, until it is carried out. It needs a timelock, which gives them the time.',
  ],
  decide: [['Guardians and threshold', 'Who may stop a decision, and how many must agree.']],
  whoCanDoWhat: ['Only this multisig, and only until the proposal is executed.', 'Guardians cannot propose, pass or change anything.'],
  whatItCosts: ['A veto costs the network fee of one transaction.'],
  limits: 'A timelock shorter than the guardians need to meet makes the veto worthless.',
  risks: [
    'It is a brake against theft by vote, and it can also be used against the will of the members.',
    'If the guardians are the same people who propose, nobody is guarding.',
  ],
};
