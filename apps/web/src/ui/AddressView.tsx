import { memo, type ReactNode } from 'react';
import { explorerUrl } from '../lib/config/explorerUrl.ts';
import { useLabel } from '../lib/labels.ts';
import { useChain } from '../lib/config/useChain.ts';
import { HexView } from './HexView.tsx';

export interface AddressViewProps {
  address: string;
  chainId: number;
  /** Name, where it is known: "You", "Treasury", a governor's name. */
  name?: ReactNode;
  isFull?: boolean;
}

/**
 * The address of an account or contract: shortened, with its name or what the reader calls it, a copy button, and a link to the chain's explorer if
 * there is one.
 */
export const AddressView = memo(({ address, chainId, name, ...rest }: AddressViewProps) => {
  const label = useLabel(address);
  const shown = name ?? (label && <q>{label}</q>);
  return (
    <HexView
      value={address}
      noun="address"
      href={explorerUrl(useChain(chainId), 'address', address)}
      {...(shown ? { name: shown } : {})}
      {...rest}
    />
  );
});
