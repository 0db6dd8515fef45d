import type { BridgeTransaction } from './queries.ts';

/** What travels, in a word. */
export const kindText = ({ messageType, isVotes }: Pick<BridgeTransaction, 'messageType' | 'isVotes'>): string =>
  isVotes ? 'Votes' : messageType === 'transfer' ? 'Transfer' : 'Message';

/** `2 of 3 bridges agree`; what of several adapters have to. */
export function agreementText({ requiredBridges, agreedBridges }: Pick<BridgeTransaction, 'requiredBridges' | 'agreedBridges'>): string {
  if (requiredBridges === null) return 'Not taken there';
  return `${agreedBridges} of ${requiredBridges} ${requiredBridges === 1 ? 'bridge' : 'bridges'}`;
}
