import type { ReactNode } from 'react';
import { explorerUrl } from '../lib/config/explorerUrl.ts';
import { useChain } from '../lib/config/useChain.ts';
import { HexView } from './HexView.tsx';

export interface AddressViewProps {
  address: string;
  chainId: number;
  /** Who that is, where known: "You", "Treasury", a governor's name. */
  name?: ReactNode;
  isFull?: boolean;
}

/** An account or contract: shortened, named, copyable, linked to the explorer of its chain where there is one. */
export function AddressView({ address, chainId, ...rest }: AddressViewProps) {
  return <HexView value={address} noun="address" href={explorerUrl(useChain(chainId), 'address', address)} {...rest} />;
}
