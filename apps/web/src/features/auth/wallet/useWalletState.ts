import { useSession } from '../../../lib/session/useSession.ts';
import { useConnectionState } from '../../../lib/wallet/useConnectionState.ts';
import { walletState } from './walletState.ts';
import { useIsResuming } from './WalletResumer.tsx';

/** The state of the wallet button. */
export function useWalletState() {
  const isResuming = useIsResuming();
  return walletState({ isResuming, ...useConnectionState(), session: useSession() });
}
