import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { WagmiContext } from 'wagmi';
import type { Wallet } from './createWallet.ts';

const WalletContext = createContext<Wallet | undefined>(undefined);

/** Replaces wagmi's own provider, which would remount everything when the wallet's code is loaded. */
export function WalletProvider({ wallet, children }: { wallet: Wallet; children: ReactNode }) {
  const config = useSyncExternalStore(wallet.subscribe, wallet.getConfig);
  return (
    <WalletContext value={wallet}>
      <WagmiContext value={config}>{children}</WagmiContext>
    </WalletContext>
  );
}

export function useWallet(): Wallet {
  const wallet = useContext(WalletContext);
  if (!wallet) throw new Error('useWallet stands outside of WalletProvider');
  return wallet;
}
