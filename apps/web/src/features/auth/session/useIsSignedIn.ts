import { useSession } from '../../../lib/session/useSession.ts';
import { useConnectionState } from '../../../lib/wallet/useConnectionState.ts';
import { isSignedIn } from '../wallet/walletState.ts';

/** Whether the connected account has a session, whichever chain the wallet is on. */
export function useIsSignedIn(): boolean {
  const { status, address } = useConnectionState();
  return isSignedIn({ status, address, session: useSession() });
}
