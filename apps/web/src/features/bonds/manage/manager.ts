import type { MarketParty } from '@althing/bindings';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { type Address, sameAddress } from '@althing/domain/units';

/** The account for which a governor acts is its timelock, or the governor itself. */
export interface GovernorManager {
  by: 'governor';
  address: Address;
  governor: GovernorView;
  organisation: OrganisationDetail;
}

/** The Safe is the one that may have the timelock do something, after its delay. */
export interface TimelockManager {
  by: 'timelock';
  address: Address;
  safe: Address;
}

/** How the reader acts for an account: as that account, as one of the owners of that Safe, or by putting something before others who decide. */
export type Manager = { by: 'account'; address: Address } | { by: 'safe'; address: Address } | GovernorManager | TimelockManager;

/** Undefined for everybody else. */
export function managerOf(party: MarketParty | null, account: Address | null): Manager | undefined {
  if (!party || account === null) return undefined;
  const { address, safe } = party;
  if (sameAddress(address, account)) return { by: 'account', address };
  return safe?.owners.some((owner) => sameAddress(owner, account)) ? { by: 'safe', address } : undefined;
}

/** The governor of the organisation that acts with an account on a chain; undefined where none does. */
export function governorOf(
  party: MarketParty | null,
  chainId: number,
  organisation: OrganisationDetail | undefined,
  executorOf: (governor: GovernorView) => Address,
): GovernorManager | undefined {
  if (!party || !organisation) return undefined;
  const governor = organisation.governors.find((each) => each.chainId === chainId && sameAddress(executorOf(each), party.address));
  return governor && { by: 'governor', address: party.address, governor, organisation };
}
