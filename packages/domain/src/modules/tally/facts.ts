import { moduleFacts } from '../moduleFacts.ts';

export const facts = moduleFacts({
  isSelectButtonDisabled: true,
  feature: 'tally',
  title: 'Tally',
  type: 'Voting Forum',
  description: 'Mirrors your governors and their proposals to an outside voting forum, both ways.',
  icon: 'forum',
});
