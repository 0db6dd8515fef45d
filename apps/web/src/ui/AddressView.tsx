import { lazy, memo, type ReactNode, Suspense } from 'react';
import { useAppConfig } from '../lib/config/AppConfigContext.ts';
import { explorerUrl } from '../lib/config/explorerUrl.ts';
import { useLabel } from '../lib/labels.ts';
import { useChain } from '../lib/config/useChain.ts';
import { HexView } from './HexView.tsx';

const AccountName = lazy(() => import('./AccountName.tsx').then((m) => ({ default: m.AccountName })));

export interface AddressViewProps {
  address: string;
  chainId: number;
  /** Name, where it is known: "You", "Treasury", a governor's name. */
  name?: ReactNode;
  isFull?: boolean;
}

/**
 * The address of an account or contract: shortened, with its name, what the reader calls it or its ENS name, a copy button, and a link to the
 * chain's explorer if there is one.
 */
export const AddressView = memo(({ address, chainId, name, ...rest }: AddressViewProps) => {
  const label = useLabel(address);
  const { hasEnsNames } = useAppConfig();
  const shown = name ?? (label ? <q>{label}</q> : hasEnsNames && <EnsName address={address} />);
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

const EnsName = ({ address }: { address: string }) => (
  <Suspense fallback={null}>
    <AccountName address={address} />
  </Suspense>
);
