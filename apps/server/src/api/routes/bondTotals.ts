import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';
import type { Caller } from '../auth/authenticate.ts';
import { visibleTo } from '../../store/visibleTo.ts';

type Keys =
  | 'GET /api/v1/bonds/stats'
  | 'GET /api/v1/bonds/organisations'
  | 'GET /api/v1/bonds/organisations/:id/chart-history'
  | 'GET /api/v1/bonds/organisations/:id/stats';
type Dependencies = Pick<ApiDependencies, 'organisations' | 'bondData'>;

/** Totals over all markets, or over those of one organisation, for anybody. */
export function bondTotalHandlers({ organisations, bondData }: Dependencies): Handlers<Keys> {
  const organisationId = async (id: string, caller: Caller | null): Promise<string> =>
    visibleTo(caller?.user ?? null, await organisations.find(id)).id;

  return {
    'GET /api/v1/bonds/stats': () => bondData.volumes.stats(null),

    'GET /api/v1/bonds/organisations': ({ query }) => bondData.organisations.list(query),

    async 'GET /api/v1/bonds/organisations/:id/chart-history'({ params, query, caller }) {
      const scope = { organisationId: await organisationId(params.id, caller) };
      return { items: await bondData.volumes.chart(scope, query.period) };
    },

    'GET /api/v1/bonds/organisations/:id/stats': async ({ params, caller }) =>
      bondData.volumes.stats(await organisationId(params.id, caller)),
  };
}
