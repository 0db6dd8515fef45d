import type { ModuleText } from '../moduleText.ts';

export const text: ModuleText = {
  how: ['Guardians in a multisig can cancel a proposal until its vote begins.'],
  decide: [['Guardians and threshold', 'Who may stop a vote, and how many must agree.']],
  whoCanDoWhat: [
    'Only this multisig, and only until voting starts. Later the contract answers that it is too late.',
    'Guardians cannot propose, pass or change anything.',
  ],
  whatItCosts: ['A veto costs the network fee of one transaction.'],
  limits: 'Once the vote is open it is too late. Guardians can stop; they can never decide.',
  risks: [
    'Guardians can silence an organisation by stopping everything. Members should be able to replace them.',
    'A delay shorter than the guardians need to meet protects nobody.',
  ],
};
