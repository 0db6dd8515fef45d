import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useConnection, useSignMessage } from 'wagmi';
import { api } from '../../../lib/http/api.ts';
import { sessionStore } from '../../../lib/session/sessionStore.ts';
import { showSignInError } from './showSignInError.ts';
import { signIn } from './signIn.ts';

/** Signs the connected account in. One request at a time, however many buttons are pressed; failures are shown as toasts. */
export function useSignIn() {
  const { address, chainId } = useConnection();
  const { mutateAsync: sign } = useSignMessage();
  const queries = useQueryClient();
  const mutationKey = ['sign-in', address, chainId];
  const isPending = useIsMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async () => {
      if (!address || !chainId) throw new Error('User is not connected');
      return signIn({ api, signMessage: (message) => sign({ message }) }, { address, chainId });
    },
    onSuccess: (session) => {
      sessionStore.start(session);
      // Drafts and private markets are only answered to some accounts, so earlier answers do not apply to this account.
      void queries.invalidateQueries();
    },
    onError: showSignInError,
  });
  return {
    isPending,
    signIn() {
      if (queries.isMutating({ mutationKey }) === 0) mutate();
    },
  };
}
