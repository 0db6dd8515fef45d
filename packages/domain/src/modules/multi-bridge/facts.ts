import { moduleFacts } from '../moduleFacts.ts';

export const facts = moduleFacts({
  title: 'Multi-Bridge',
  type: 'Cross-Chain',
  description: 'Messages between your chains travel over several bridges at once and count only when enough of them agree.',
  isModulesStep: true,
  icon: 'bridge',
});
