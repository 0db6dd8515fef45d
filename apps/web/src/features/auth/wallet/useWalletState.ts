import { useConnection } from 'wagmi';
import { useSession } from '../../../lib/session/useSession.ts';
import { walletState } from './walletState.ts';
import { useIsResuming } from './WalletResumer.tsx';

/** State of the wallet button. */
export function useWalletState() {
  const { status, address, chain } = useConnection();
  const isResuming = useIsResuming();
  return walletState({ isResuming, status, address, isChainKnown: chain !== undefined, session: useSession() });
}
