import { moduleFacts } from '../moduleFacts.ts';

export const facts = moduleFacts({
  needsToken: true,
  title: 'Portals',
  type: 'Cross-Chain',
  description: 'Your token moves between your chains, within limits that you set for each bridge.',
  icon: 'portal',
});
