import type { OrganisationDetail } from '@althing/domain/http';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/http/api.ts';
import { invalidate } from '../../lib/query/invalidate.ts';
import { useConnection } from 'wagmi';
import { useIsSignedIn } from '../auth/index.ts';
import { mayDeploy } from './mayDeploy.ts';

/** Reads everything back again, to show what has changed since the deployment. */
export function useCheckAgain(organisation: OrganisationDetail) {
  const { id } = organisation;
  const { address } = useConnection();
  const client = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const mutation = useMutation({
    mutationFn: () => api('POST /api/v1/organisations/:id/receipt', { params: { id } }),
    onSuccess: () => invalidate(client, 'GET /api/v1/organisations/slug/:slug'),
  });
  return { mutation, reason: checkReason(organisation, isSignedIn, address) };
}

function checkReason(organisation: OrganisationDetail, isSignedIn: boolean, address: string | undefined): string | undefined {
  if (organisation.state !== 'deployed') return 'The deployment is not finished yet. It will be compared automatically at the end.';
  if (!isSignedIn) return 'You are not signed in. Connect your wallet and press Authenticate.';
  return mayDeploy(organisation, address) ? undefined : 'Only its founder and its protocol-upgrades signers may have it checked again.';
}
