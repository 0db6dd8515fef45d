import { useDisconnect } from 'wagmi';
import { api } from '../../../lib/http/api.ts';
import { sessionStore } from '../../../lib/session/sessionStore.ts';

/** Ends the session on the server, forgets it here and lets the wallet go. */
export function useSignOut() {
  const { mutateAsync: disconnect } = useDisconnect();
  return async () => {
    // The session ends here whatever the server says: a token that cannot be revoked still expires.
    if (sessionStore.get()) await api('POST /api/v1/auth/logout').catch(() => undefined);
    await disconnect({});
    sessionStore.end('signed-out');
  };
}
