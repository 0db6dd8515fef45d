import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { useWallet } from '../../../lib/wallet/WalletContext.tsx';

const Resuming = createContext(false);

/** Whether the wallet of the last visit is still being asked. */
export const useIsResuming = (): boolean => useContext(Resuming);

/** Reconnects the wallet of the last visit. One that still sleeps has nothing to go on from. */
export function WalletResumer({ children }: { children: ReactNode }) {
  const wallet = useWallet();
  const config = useAppConfig();
  const [isResuming, setResuming] = useState(wallet.isAwake);
  useEffect(() => {
    if (!wallet.isAwake()) return;
    let isCurrent = true;
    import('./resumeWallet.ts')
      .then(({ resumeWallet }) => resumeWallet(wallet.getConfig(), config))
      .catch((error: unknown) => console.info('The wallet of the last visit did not answer', error))
      .finally(() => isCurrent && setResuming(false));
    return () => {
      isCurrent = false;
    };
  }, [wallet, config]);
  return <Resuming value={isResuming}>{children}</Resuming>;
}
