import { moduleFacts } from '../moduleFacts.ts';

export const facts = moduleFacts({
  leadsToBonds: true,
  contractKind: 'safeTreasury',
  title: 'Safe',
  type: 'Treasury',
  description: 'A treasury with several signers. You decide how many of them must approve before anything leaves it.',
  icon: 'vault',
});
