import { type BondOwners, type MarketParty, platformRecordOf, readBondOwners, readSafe } from '@althing/bindings';
import { type Address, sameAddress } from '@althing/domain/units';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { type Manager, managerOf } from '../manage/manager.ts';

/** Who decides about prices, pairs and rules, and the Safe behind a timelock of theirs where this installation knows it. */
export const useBondOwners = (chainId: number) =>
  useChainRead<{ owners: BondOwners; behind: { timelock: Address; safe: MarketParty } | null }>({
    chainId,
    key: ['bondOwners'],
    read: async (client) => {
      const record = platformRecordOf(chainId);
      const [owners, safe] = await Promise.all([readBondOwners(client, chainId), record && readSafe(client, record.safe)]);
      return { owners, behind: record && safe ? { timelock: record.timelock, safe: { address: record.safe, safe } } : null };
    },
  });

/** How the reader acts for an owner of the bond contracts; undefined for everybody else. */
export function authorityOf(
  party: MarketParty,
  behind: { timelock: Address; safe: MarketParty } | null,
  account: Address | null,
): Manager | undefined {
  if (!behind || !sameAddress(party.address, behind.timelock)) return managerOf(party, account);
  return managerOf(behind.safe, account)?.by === 'safe' ? { by: 'timelock', address: party.address, safe: behind.safe.address } : undefined;
}
