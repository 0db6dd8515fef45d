import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { type Address, sameAddress } from '@althing/domain/units';

/** The account that acts and holds the funds for a governor: its timelock, or the governor itself without one. */
export const executorOf = ({ timelock, address }: Pick<GovernorView, 'timelock' | 'address'>): Address => (timelock ?? address) as Address;

export const findGovernor = (
  { governors }: Pick<OrganisationDetail, 'governors'>,
  chainId: number,
  address: string,
): GovernorView | undefined => governors.find((governor) => governor.chainId === chainId && sameAddress(governor.address, address));

/** The organisation's token on a chain. */
export const tokenOn = ({ contracts }: Pick<OrganisationDetail, 'contracts'>, chainId: number): Address | undefined =>
  contracts.find((contract) => contract.kind === 'token' && contract.chainId === chainId)?.address as Address | undefined;
