import type { MarketParty } from '@althing/bindings';
import { type Address, sameAddress } from '@althing/domain/units';

/** How the reader acts for an account: as that account, or as one of the owners of that Safe. */
export interface Manager {
  by: 'account' | 'safe';
  address: Address;
}

/** Undefined for everybody else. */
export function managerOf(party: MarketParty | null, account: Address | null): Manager | undefined {
  if (!party || account === null) return undefined;
  const { address, safe } = party;
  if (sameAddress(address, account)) return { by: 'account', address };
  return safe?.owners.some((owner) => sameAddress(owner, account)) ? { by: 'safe', address } : undefined;
}
