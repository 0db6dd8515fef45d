import { CONTRACT_KIND_FACTS } from '../../organisation/contractKinds.ts';
import { moduleFacts } from '../moduleFacts.ts';

export const facts = moduleFacts({
  title: CONTRACT_KIND_FACTS.preVoteVeto.title,
  type: 'Community Guardians',
  description: 'Guardians can stop a proposal before its vote opens, for example one that is spam or harmful.',
  isModulesStep: true,
  icon: 'shield',
  contractKind: 'preVoteVeto',
});
