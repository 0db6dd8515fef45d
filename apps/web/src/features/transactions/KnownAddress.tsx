import type { OrganisationDetail } from '@althing/domain/http';
import { useConnection } from 'wagmi';
import { AddressView, type AddressViewProps } from '../../ui/AddressView.tsx';
import { nameAddressIn } from './nameAddress.ts';

export interface KnownAddressProps extends Omit<AddressViewProps, 'name'> {
  /** Of the organisation that is shown; none where its contracts cannot be meant. */
  contracts?: OrganisationDetail['contracts'];
  /** Where the contracts stand, if the account is looked up on another chain than theirs. */
  homeChainId?: number;
}

/** An address with what the reader knows it by: "You", or the contract of the organisation that it is. */
export function KnownAddress({ contracts = [], homeChainId, ...address }: KnownAddressProps) {
  const { address: you } = useConnection();
  const name = nameAddressIn(contracts, homeChainId ?? address.chainId, you)(address.address);
  return <AddressView {...address} {...(name ? { name } : {})} />;
}
