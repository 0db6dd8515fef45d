import type { OrganisationDetail } from '@althing/domain/http';
import { useConnection } from 'wagmi';
import { AddressView, type AddressViewProps } from '../../ui/AddressView.tsx';
import { nameAddressIn } from './nameAddress.ts';

export interface KnownAddressProps extends Omit<AddressViewProps, 'name'> {
  /** Contracts of the organisation on the page; none where the address cannot be one of them. */
  contracts?: OrganisationDetail['contracts'];
  /** Chain of these contracts, if the address is looked up on another chain. */
  homeChainId?: number;
}

/** An address with the name that the reader knows it by: "You", or a contract of the organisation. */
export function KnownAddress({ contracts = [], homeChainId, ...address }: KnownAddressProps) {
  const { address: you } = useConnection();
  const name = nameAddressIn(contracts, homeChainId ?? address.chainId, you)(address.address);
  return <AddressView {...address} {...(name ? { name } : {})} />;
}
