import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { onAllowedWallet } from '../../../lib/wallet/onAllowedWallet.ts';
import { useWallet } from '../../../lib/wallet/WalletContext.tsx';

const Resuming = createContext(false);

/** Whether the wallet of the last visit is still being reconnected. */
export const useIsResuming = (): boolean => useContext(Resuming);

/** Reconnects the wallet of the last visit, or a wallet that has given this page access before although the page has forgotten it. */
export function WalletResumer({ children }: { children: ReactNode }) {
  const wallet = useWallet();
  const config = useAppConfig();
  const [isResuming, setResuming] = useState(wallet.isAwake);
  useEffect(() => {
    let isCurrent = true;
    const resume = () =>
      import('./resumeWallet.ts')
        .then(({ resumeWallet }) => resumeWallet(wallet.getConfig(), config))
        .catch((error: unknown) => console.info('The wallet of the last visit did not answer', error))
        .finally(() => isCurrent && setResuming(false));
    if (wallet.isAwake()) void resume();
    const stop = onAllowedWallet(() => {
      // If the wallet code runs already, it is reconnecting, or somebody is choosing a wallet.
      if (!wallet.isAwake()) wallet.wake().then(resume, () => undefined);
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [wallet, config]);
  return <Resuming value={isResuming}>{children}</Resuming>;
}
