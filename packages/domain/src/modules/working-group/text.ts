import type { ModuleText } from '../moduleText.ts';

export const text: ModuleText = {
  how: [
    'A team receives an account of its own on one chain, run by its members with a threshold. The organisation pays in; the team decides about its own spending.',
  ],
  decide: [
    ['Name', 'What the team is called.'],
    ['Members and threshold', 'Who signs, and how many of them.'],
  ],
  whoCanDoWhat: [
    'The members you name sign for it, at the threshold you set.',
    'The organisation cannot take funds back unless one of its own modules is a signer.',
  ],
  whatItCosts: ['Setting up: part of the one transaction on each chain. Executing a transaction costs the network fee.'],
  limits: 'The organisation cannot take money back from a working group unless it is among the signers. Up to five groups.',
  risks: ['Give a group what it needs for its task and no more.', 'A group with one signer is one person’s account.'],
};
