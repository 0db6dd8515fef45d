import { moduleFacts } from '../moduleFacts.ts';

export const facts = moduleFacts({
  isDefault: true,
  contractKind: 'protocolUpgrades',
  title: 'Protocol Upgrades Wizard',
  type: 'Protocol Upgrades',
  description:
    'Anyone may draft a change to the organisation’s own contracts. The signers you name here approve or reject it, and every draft stays on record.',
  icon: 'upgrade',
});
