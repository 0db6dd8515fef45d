import { moduleFacts } from '../moduleFacts.ts';

export const facts = moduleFacts({
  needsToken: true,
  contractKind: 'governor',
  title: 'Quadratic Voting',
  type: 'Governance',
  description: 'Weight grows with the square root of a holding and with a passport score, so that many holders outweigh one large one.',
  icon: 'root',
});
