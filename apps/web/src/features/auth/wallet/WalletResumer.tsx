import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { onAllowedWallet } from '../../../lib/wallet/onAllowedWallet.ts';
import { useWallet } from '../../../lib/wallet/WalletContext.tsx';

const Resuming = createContext(false);

/** Whether the wallet of the last visit is still being asked. */
export const useIsResuming = (): boolean => useContext(Resuming);

/** Reconnects the wallet of the last visit, or one that allowed this page before and was forgotten here. */
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
      // Awake, it is asked already or somebody is choosing one.
      if (!wallet.isAwake()) wallet.wake().then(resume, () => undefined);
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [wallet, config]);
  return <Resuming value={isResuming}>{children}</Resuming>;
}
