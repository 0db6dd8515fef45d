import { CONTRACT_KIND_FACTS } from '../../organisation/contractKinds.ts';
import { moduleFacts } from '../moduleFacts.ts';

export const facts = moduleFacts({
  contractKind: 'workingGroup',
  title: CONTRACT_KIND_FACTS.workingGroup.title,
  type: 'Collaboration',
  description: 'A team with money of its own, run by its members through a multisig.',
  icon: 'people',
});
