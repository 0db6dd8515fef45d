import { type BondOwners, type MarketParty, platformRecordOf, readBondOwners, readProposers, readSafe } from '@althing/bindings';
import { type Address, sameAddress } from '@althing/domain/units';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { useSafesOfOwner } from '../../../lib/safe/useSafesOfOwner.ts';
import { type Manager, managerOf } from '../manage/manager.ts';

/** Who decides about prices, pairs and rules. */
export const useBondOwners = (chainId: number) =>
  useChainRead<BondOwners>({ chainId, key: ['bondOwners'], read: (client) => readBondOwners(client, chainId) });

/** Who may schedule with a timelock. */
export interface TimelockProposers {
  timelock: Address;
  proposers: readonly MarketParty[];
}

/** Of the accounts that decide, those that are timelocks, and by whom the reader may have them act: as itself, by one of its Safes, or by the platform's. */
export function useTimelockProposers(chainId: number, owners: BondOwners | undefined, account: Address | null) {
  const safes = useSafesOfOwner(chainId, account);
  const platform = platformRecordOf(chainId)?.safe;
  const accounts = account === null ? [] : [account, ...(platform ? [platform] : []), ...(safes.data ?? [])];
  const timelocks = owners ? distinct([owners.prices, owners.pairs, owners.rules].filter(({ safe }) => !safe)) : [];
  return useChainRead<TimelockProposers[]>({
    chainId,
    key: ['timelockProposers', timelocks, accounts],
    // Without the service of Safes, the platform's own is still known.
    enabled: owners !== undefined && !safes.isLoading,
    read: (client) =>
      Promise.all(
        timelocks.map(async (timelock) => {
          const proposers = await readProposers(client, { timelock, accounts });
          const party = async (address: Address) => ({ address, safe: (await readSafe(client, address)) ?? null });
          return { timelock, proposers: await Promise.all(proposers.map(party)) };
        }),
      ),
  });
}

const distinct = (parties: readonly MarketParty[]): Address[] => [...new Set(parties.map(({ address }) => address))];

/** How the reader acts for an owner of the bond contracts; undefined for everybody else. */
export function authorityOf(party: MarketParty, timelocks: readonly TimelockProposers[], account: Address | null): Manager | undefined {
  const own = managerOf(party, account);
  if (own) return own;
  const proposers = timelocks.find(({ timelock }) => sameAddress(timelock, party.address))?.proposers ?? [];
  const through = proposers.map((proposer) => managerOf(proposer, account)).find((manager) => manager !== undefined);
  return through && { by: 'timelock', address: party.address, through };
}
