import type { OrganisationDetail, UpgradeContract, UpgradeTransactionView } from '@althing/domain/http';
import { sameAddress } from '@althing/domain/units';
import { shortenHex } from '../../../lib/format/shortenHex.ts';

/** What the upgrade is told beside. */
export interface UpgradeRecord {
  /** Of the organisation's record as it is now. */
  contracts: OrganisationDetail['contracts'];
  /** What the upgrade takes out of it. */
  leaving: readonly UpgradeContract[];
  /** Whether nothing comes of the upgrade any more. */
  isSettled: boolean;
}

type Sent = Pick<UpgradeTransactionView, 'sender' | 'chainId'>;

/** The name of a sender; with its address where the upgrade puts one Safe in the place of another, which is called the same. */
function senderName({ sender: { address, name }, chainId }: Sent, { contracts, leaving, isSettled }: UpgradeRecord): string {
  if (!address || name === '') return shortenHex(address ?? '');
  const isAmong = (list: readonly { chainId: number; address: string }[]) =>
    list.some((each) => each.chainId === chainId && sameAddress(each.address, address));
  const [stands, leaves] = [isAmong(contracts), isAmong(leaving)];
  if (leaves) return `${stands ? 'present' : 'former'} ${name} (${shortenHex(address)})`;
  return stands || isSettled ? name : `new ${name} (${shortenHex(address)})`;
}

/** Who sends a transaction of an upgrade, to follow "Sent by". */
export function senderText(sent: Sent, record: UpgradeRecord): string {
  const { kind, governor } = sent.sender;
  if (kind === 'anybody') return 'anybody; whoever sends it pays the gas';
  if (kind === 'governor' && governor) return `a proposal of the governor ${governor.name}, which its members vote on`;
  const called = senderName(sent, record);
  return kind === 'safe' ? `the ${called}, with as many signatures as it asks for` : `the account ${called}`;
}
