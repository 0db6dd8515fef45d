import { moduleFacts } from '../moduleFacts.ts';

export const facts = moduleFacts({
  title: 'Multi-Bridge Veto',
  type: 'Community Guardians',
  description: 'Guardians on the receiving chain can stop a message or a decision from elsewhere before it is carried out.',
  isModulesStep: true,
  icon: 'bridge-shield',
});
