import type { OrganisationDetail } from '@althing/domain/http';
import { contractName } from '@althing/domain/organisation';
import { sameAddress } from '@althing/domain/units';

const YOU = 'You';

/** Name of an address: "You", or a contract of the organisation; undefined for any other. */
export type NameAddress = (address: string) => string | undefined;

export function nameAddressIn(contracts: OrganisationDetail['contracts'], chainId: number, you: string | undefined): NameAddress {
  return (address) => {
    const contract = contracts.find((candidate) => candidate.chainId === chainId && sameAddress(candidate.address, address));
    if (contract) return contractName(contract);
    return sameAddress(address, you) ? YOU : undefined;
  };
}

/** What an account is called within a sentence: its name where it has one, otherwise its address. */
export const nameWithin =
  (nameAddress: NameAddress) =>
  (account: string): string => {
    const name = nameAddress(account);
    return name === YOU ? 'your account' : (name ?? account);
  };
