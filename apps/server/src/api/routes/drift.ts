import type { EndpointResponse } from '@althing/domain/http';
import { createSharedAnswers } from '../../base/sharedAnswers.ts';
import { visibleTo } from '../../store/visibleTo.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';
import type { NodeTurns } from '../nodeTurns.ts';

type Key = 'GET /api/v1/organisations/:id/drift';

/** Milliseconds an answer is reused: a page of an organisation asks hundreds of questions of its chains. */
const LIFETIME_MS = 60_000;
const MOST_ANSWERS = 500;

export function driftHandlers(
  { organisations, upgradeProposals, readDrift, now }: Pick<ApiDependencies, 'organisations' | 'upgradeProposals' | 'readDrift' | 'now'>,
  inTurn: NodeTurns,
): Handlers<Key> {
  const share = createSharedAnswers<EndpointResponse<Key>>(now, LIFETIME_MS, MOST_ANSWERS);

  async function read(organisationId: string, isDeployed: boolean): Promise<EndpointResponse<Key>> {
    const readAt = now().toISOString();
    // What an upgrade has done by now is what the record will say.
    const isChanging = (await upgradeProposals.executingOf(organisationId, now())) !== undefined;
    if (!isDeployed || isChanging) return { readAt, isChanging, differences: [], unread: [] };
    return { readAt, isChanging, ...(await readDrift(organisationId)) };
  }

  return {
    async 'GET /api/v1/organisations/:id/drift'({ params, caller, request }) {
      const { id, state, revision } = visibleTo(caller?.user ?? null, await organisations.find(params.id));
      return inTurn(request, () => share(`${id}/${revision}/${state}`, () => read(id, state === 'deployed')));
    },
  };
}
