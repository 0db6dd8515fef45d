import { moduleFacts } from '../moduleFacts.ts';

export const facts = moduleFacts('pre-execution-veto', {
  title: 'Pre-Execution Veto',
  type: 'Community Guardians',
  description: 'Guardians can stop a proposal that has passed, between the vote and its execution.',
  isModulesStep: true,
  icon: 'shield-check',
  isReleased: true,
  contractKind: 'preExecutionVeto',
});
