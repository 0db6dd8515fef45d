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

/** The reader is that account, or one of the owners of that Safe. */
export interface DirectManager {
  by: 'account' | 'safe';
  address: Address;
}

/** The timelock does something after its delay, once the account or Safe has scheduled it. */
export interface TimelockManager {
  by: 'timelock';
  address: Address;
  through: DirectManager;
}

/** How the reader acts for an account: as that account, as one of the owners of that Safe, or by putting something before others who decide. */
export type Manager = DirectManager | GovernorManager | TimelockManager;

/** Undefined for everybody else. */
export function managerOf(party: MarketParty | null, account: Address | null): DirectManager | undefined {
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
