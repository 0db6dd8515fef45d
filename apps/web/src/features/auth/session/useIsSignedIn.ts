import { useConnection } from 'wagmi';
import { useSession } from '../../../lib/session/useSession.ts';
import { isSignedIn } from '../wallet/walletState.ts';

/** Whether the connected wallet has a session, on whatever chain it is. */
export function useIsSignedIn(): boolean {
  const { status, address } = useConnection();
  return isSignedIn({ status, address, session: useSession() });
}
