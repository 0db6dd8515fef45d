import type { ModuleText } from '../moduleText.ts';

export const text: ModuleText = {
  how: [
    'The organisation’s own contracts can be improved later. Anyone may draft such a change; the signers you name approve or reject it. Rejected drafts stay in the history.',
    'Nobody else can change the contracts: not the account that deployed them, and not Althing.',
  ],
  decide: [['Signers', 'One address, or a multisig with owners and a threshold.']],
  whoCanDoWhat: [
    'Any signed-in user may draft an upgrade.',
    'The signers of this multisig, or the one address you name, approve or reject it.',
    'Althing itself has no key to your contracts.',
  ],
  whatItCosts: ['Nothing beyond the set-up of your organisation. Approving is a signature; carrying out an upgrade costs a network fee.'],
  limits:
    'Whoever holds this key can change what all others rely on. Choose more than one person. A vote cannot overrule it in this release.',
  risks: [
    'Whoever controls these signers controls the organisation’s contracts, its votes and its timelock included. Choose them with the most care of all.',
    'A single address is a single point of failure. A multisig of people who do not share one office, one device or one backup is safer.',
    'Signers who lose their keys cannot be replaced from outside.',
  ],
};
