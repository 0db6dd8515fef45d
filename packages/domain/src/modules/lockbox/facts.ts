import { moduleFacts } from '../moduleFacts.ts';

export const facts = moduleFacts({
  isSelectButtonDisabled: true,
  contractKind: 'lockbox',
  title: 'Lockbox',
  type: 'Token',
  description: 'Wraps a token that exists already, one for one, into a token that can travel between chains.',
  icon: 'lock',
});
