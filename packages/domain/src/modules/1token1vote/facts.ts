import { moduleFacts } from '../moduleFacts.ts';

export const facts = moduleFacts({
  needsToken: true,
  contractKind: 'governor',
  title: '1 Token 1 Vote',
  type: 'Governance',
  description: 'Members propose and decide by vote. Each token counts once, held or delegated, as of the day the vote begins.',
  icon: 'ballot',
});
