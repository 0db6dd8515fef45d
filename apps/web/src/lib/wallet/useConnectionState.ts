import type { Address } from '@althing/domain/units';
import { useContext, useSyncExternalStore } from 'react';
import { type State, WagmiContext } from 'wagmi';

export interface ConnectionState {
  status: State['status'];
  address: Address | undefined;
  /** Whether the installation offers the chain of the wallet. */
  isChainKnown: boolean;
}

/** Who is connected, for what every page has: wagmi's own hook brings more program than the first page needs. */
export function useConnectionState(): ConnectionState {
  const config = useContext(WagmiContext);
  if (!config) throw new Error('useConnectionState needs a WalletProvider above it');
  const { status, connections, current } = useSyncExternalStore(
    (listener) => config.subscribe((state) => state, listener),
    () => config.state,
  );
  const connection = status === 'disconnected' ? undefined : connections.get(current ?? '');
  return {
    status,
    address: connection?.accounts[0],
    isChainKnown: config.chains.some(({ id }) => id === connection?.chainId),
  };
}
