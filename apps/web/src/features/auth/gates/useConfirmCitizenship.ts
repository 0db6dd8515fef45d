import { citizenshipTypedData } from '@althing/domain/legal';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useConnection, useSignTypedData } from 'wagmi';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { api } from '../../../lib/http/api.ts';
import { notify } from '../../../ui/notify.ts';
import { withdrawToast } from '../../../ui/withdrawToast.ts';
import { profileQuery } from './queries.ts';

const TOAST = { id: 'citizenship' };

/** Asks the wallet to sign the statement and saves it, one request at a time. Shows a toast either way (docs/requirements.md#citizenship). */
export function useConfirmCitizenship() {
  const client = useQueryClient();
  const { termsVersion } = useAppConfig();
  const { address, chainId } = useConnection();
  const { mutateAsync: sign } = useSignTypedData();
  const mutationKey = ['confirm-citizenship', address, chainId];
  const isPending = useIsMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    mutationKey,
    onMutate: () => withdrawToast(TOAST.id),
    mutationFn: async () => {
      if (!address || !chainId) throw new Error('User is not connected');
      const signature = await sign(citizenshipTypedData({ account: address, chainId, termsVersion }));
      return api('POST /api/v1/users/me/citizenship-confirmation', { body: { signature, chainId } });
    },
    onSuccess: (profile) => {
      client.setQueryData(profileQuery().queryKey, profile);
      notify.success('Citizenship confirmed successfully');
    },
    onError: () => notify.error('Unable to confirm citizenship. Please try again', '', TOAST),
  });
  return {
    isPending,
    confirm(onConfirmed: () => void) {
      if (client.isMutating({ mutationKey }) === 0) mutate(undefined, { onSuccess: onConfirmed });
    },
  };
}
