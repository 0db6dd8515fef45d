import type { Address } from '@althing/domain/units';
import { useContext, useSyncExternalStore } from 'react';
import { type State, WagmiContext } from 'wagmi';

export interface ConnectionState {
  status: State['status'];
  address: Address | undefined;
  /** Whether the installation serves the wallet's chain. */
  isChainKnown: boolean;
}

/** The connected account, for the parts that every page has. wagmi's own hook would add more code than the first page needs. */
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
