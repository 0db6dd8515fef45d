import { moduleFacts } from '../moduleFacts.ts';

export const facts = moduleFacts('pre-vote-veto', {
  title: 'Pre-Vote Veto',
  type: 'Community Guardians',
  description: 'Guardians can stop a proposal before its vote opens, for example one that is spam or harmful.',
  isModulesStep: true,
  icon: 'shield',
  isReleased: true,
  contractKind: 'preVoteVeto',
});
