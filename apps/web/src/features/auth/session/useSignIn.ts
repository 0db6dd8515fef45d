import { useMutation } from '@tanstack/react-query';
import { useConnection, useSignMessage } from 'wagmi';
import { api } from '../../../lib/http/api.ts';
import { sessionStore } from '../../../lib/session/sessionStore.ts';
import { showSignInError } from './showSignInError.ts';
import { signIn } from './signIn.ts';

/** Signs the connected account in; failures are shown as toasts. */
export function useSignIn() {
  const { address, chainId } = useConnection();
  const { mutateAsync: sign } = useSignMessage();
  return useMutation({
    mutationFn: async () => {
      if (!address || !chainId) throw new Error('User is not connected');
      return signIn({ api, signMessage: (message) => sign({ message }) }, { address, chainId });
    },
    onSuccess: (session) => sessionStore.start(session),
    onError: showSignInError,
  });
}
