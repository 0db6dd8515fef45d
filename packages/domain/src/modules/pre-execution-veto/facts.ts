import { CONTRACT_KIND_FACTS } from '../../organisation/contractKinds.ts';
import { moduleFacts } from '../moduleFacts.ts';

export const facts = moduleFacts({
  title: CONTRACT_KIND_FACTS.preExecutionVeto.title,
  type: 'Community Guardians',
  description: 'Guardians can stop a proposal that has passed, between the vote and its execution.',
  isModulesStep: true,
  icon: 'shield-check',
  contractKind: 'preExecutionVeto',
});
