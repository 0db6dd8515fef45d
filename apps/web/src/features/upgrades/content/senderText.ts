import type { UpgradeTransactionView } from '@althing/domain/http';
import { shortenHex } from '../../../lib/format/shortenHex.ts';

/** Who sends a transaction of an upgrade, to follow "Sent by". */
export function senderText({ sender }: Pick<UpgradeTransactionView, 'sender'>): string {
  const { kind, name, address, governor } = sender;
  if (kind === 'anybody') return 'anybody; whoever sends it pays the gas';
  if (kind === 'governor' && governor) return `a proposal of the governor ${governor.name}, which its members vote on`;
  const called = name || shortenHex(address ?? '');
  return kind === 'safe' ? `the ${called}, with as many signatures as it asks for` : `the account ${called}`;
}
