import { moduleFacts } from '../moduleFacts.ts';

export const facts = moduleFacts({
  feature: 'refund',
  title: 'Refund Mechanism',
  type: 'Engagement',
  description: 'The organisation pays back the network fee of a vote, up to a limit, so that taking part costs nothing.',
  icon: 'refund',
});
