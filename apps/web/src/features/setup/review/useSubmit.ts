import { ERRORS } from '@althing/domain/errors';
import type { OrganisationInput } from '@althing/domain/organisation';
import type { Hex } from '@althing/domain/units';
import type { Plan } from '@althing/planner';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { api } from '../../../lib/http/api.ts';
import { ApiError } from '../../../lib/http/apiError.ts';
import { invalidate } from '../../../lib/query/invalidate.ts';
import { notify } from '../../../ui/notify.ts';
import { draftStore } from '../draft/draftStore.ts';
import { matchesReview, ReviewOutdatedError } from './matchesReview.ts';

export interface Submission {
  input: OrganisationInput;
  /** The plan that was reviewed and confirmed. */
  plan: Plan;
}

/** Creates the organisation and registers its plan. Trying again continues where the first attempt stopped, so that nothing is created twice. */
async function submit({ input, plan }: Submission): Promise<string> {
  const { salt } = plan;
  const from = JSON.stringify({ input, salt });
  const created = draftStore.created(from) ?? (await create(input, salt, from));
  const deployers = plan.chains.map(({ chainId, deployer }) => ({ chainId, deployer }));
  const { slug, contracts } = await api('POST /api/v1/organisations/:id/register', { params: { id: created.id }, body: { deployers } });
  if (!matchesReview(plan, contracts)) throw new ReviewOutdatedError();
  return slug;
}

async function create(input: OrganisationInput, salt: Hex, from: string) {
  const { id } = await api('POST /api/v1/organisations', { body: { ...input, salt } });
  const created = { id, from };
  draftStore.saveCreated(created);
  return created;
}

/** Submits what was reviewed, once: pressing again before the page has changed does nothing. */
export function useSubmit() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: submit,
    onSuccess: async (slug) => {
      draftStore.clear();
      await invalidate(queryClient, 'GET /api/v1/organisations');
      await navigate({ to: '/organisations/$slug/deploy', params: { slug } });
    },
    onError: (error) => {
      isUnderWay.current = false;
      const message =
        error instanceof ApiError || error instanceof ReviewOutdatedError ? error.message : ERRORS['something-went-wrong'].sentence;
      notify.error(ERRORS['organisation-creation-failed'].sentence, `${message}. Nothing is lost.`.replace('..', '.'));
    },
  });
  const deploy = (submission: Submission) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(submission);
  };
  return { deploy, isPending };
}
