import { moduleFacts } from '../moduleFacts.ts';

export const facts = moduleFacts('working-group', {
  isReleased: true,
  contractKind: 'workingGroup',
  title: 'Working Group',
  type: 'Collaboration',
  description: 'A team with money of its own, run by its members through a multisig.',
  icon: 'people',
});
