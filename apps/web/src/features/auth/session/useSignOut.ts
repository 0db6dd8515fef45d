import { useDisconnect } from 'wagmi';
import { api } from '../../../lib/http/api.ts';
import { sessionStore } from '../../../lib/session/sessionStore.ts';

/** Ends the session on the server and in the browser, and disconnects the wallet. */
export function useSignOut() {
  const { mutateAsync: disconnect } = useDisconnect();
  return async () => {
    // The session ends here even if the server does not answer: its token will expire.
    if (sessionStore.get()) await api('POST /api/v1/auth/logout').catch(() => undefined);
    await disconnect({});
    sessionStore.end('signed-out');
  };
}
