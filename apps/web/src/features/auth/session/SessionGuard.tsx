import { useRouter } from '@tanstack/react-router';
import { sameAddress } from '@althing/domain/sameAddress';
import { useEffect, useRef } from 'react';
import { sessionStore } from '../../../lib/session/sessionStore.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { useConnectionState } from '../../../lib/wallet/useConnectionState.ts';
import { notify } from '../../../ui/notify.ts';

/** Ends the session when its wallet disconnects or changes, and reacts to the end of a session (docs/requirements.md#session). */
export function SessionGuard() {
  const router = useRouter();
  const session = useSession();
  const { address, status } = useConnectionState();
  const before = useRef(status);

  useEffect(() => {
    if (before.current === 'connected' && status === 'disconnected') sessionStore.end('wallet-disconnected');
    before.current = status;
  }, [status]);

  useEffect(() => {
    if (status === 'connected' && session && !sameAddress(address, session.address)) sessionStore.end('wallet-changed');
  }, [status, address, session]);

  useEffect(
    () =>
      sessionStore.onEnd((reason) => {
        if (reason !== 'unauthenticated') return location.reload();
        notify.error('User is not authenticated');
        void router.navigate({ to: '/' });
      }),
    [router],
  );
  return null;
}
