import { ERRORS } from '@althing/domain/errors';
import type { OrganisationInput } from '@althing/domain/organisation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { api } from '../../../lib/http/api.ts';
import { ApiError } from '../../../lib/http/apiError.ts';
import { invalidate } from '../../../lib/query/invalidate.ts';
import { notify } from '../../../ui/notify.ts';
import type { Edit } from './EditContext.ts';

interface Proposal {
  proposalName: string;
  upgradedOrganisation: OrganisationInput;
}

/** Makes the upgrade proposal, once, and goes to the organisation, which lists it first (docs/requirements.md#review). */
export function usePropose({ organisation: { slug }, store }: Edit) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Proposal) => api('POST /api/v1/organisations/:slug/upgrade-proposals', { params: { slug }, body }),
    onSuccess: async () => {
      store.clear();
      await invalidate(queryClient, 'GET /api/v1/organisations/:id/upgrade-proposals');
      notify.success('The upgrade is proposed', 'Its signers decide now. Nothing has changed yet.');
      await navigate({ to: '/organisations/$slug', params: { slug }, search: { tab: 'modules' } });
    },
    onError: (error) => {
      isUnderWay.current = false;
      const message = error instanceof ApiError ? error.message : ERRORS['something-went-wrong'].sentence;
      notify.error('The upgrade was not proposed', `${message}. Nothing is lost.`.replace('..', '.'));
    },
  });
  const propose = (proposal: Proposal) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(proposal);
  };
  return { propose, isPending };
}
