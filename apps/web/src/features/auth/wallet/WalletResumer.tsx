import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useConfig } from 'wagmi';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { resumeWallet } from './resumeWallet.ts';

const Resuming = createContext(false);

/** Whether the wallet of the last visit is still being asked. */
export const useIsResuming = (): boolean => useContext(Resuming);

/**
 * Reconnects the wallet of the last visit. In an effect of a child of WagmiProvider on purpose: the provider's own first
 * effect forgets stored connections, and it runs after this one has begun but before it goes on.
 */
export function WalletResumer({ children }: { children: ReactNode }) {
  const wallet = useConfig();
  const config = useAppConfig();
  const [isResuming, setResuming] = useState(true);
  useEffect(() => {
    let isCurrent = true;
    resumeWallet(wallet, config)
      .catch((error: unknown) => console.info('The wallet of the last visit did not answer', error))
      .finally(() => isCurrent && setResuming(false));
    return () => {
      isCurrent = false;
    };
  }, [wallet, config]);
  return <Resuming value={isResuming}>{children}</Resuming>;
}
