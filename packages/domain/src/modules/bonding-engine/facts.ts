import { moduleFacts } from '../moduleFacts.ts';

export const facts = moduleFacts({
  leadsToBonds: true,
  needsToken: true,
  feature: 'bonding',
  contractKind: 'bondingEngine',
  title: 'Bonding Engine',
  type: 'Treasury',
  description: 'Sell your token at a discount against later delivery, and fill the treasury with what buyers pay.',
  icon: 'bond',
});
