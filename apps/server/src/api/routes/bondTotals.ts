import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';
import { notFound } from '../../base/errors.ts';

type Keys =
  | 'GET /api/v1/bonds/stats'
  | 'GET /api/v1/bonds/organisations'
  | 'GET /api/v1/bonds/organisations/:id/chart-history'
  | 'GET /api/v1/bonds/organisations/:id/stats';
type Dependencies = Pick<ApiDependencies, 'organisations' | 'bondData'>;

/** What anybody may know of all markets, and of those of an organisation. */
export function bondTotalHandlers({ organisations, bondData }: Dependencies): Handlers<Keys> {
  async function organisationId(id: string): Promise<string> {
    const organisation = await organisations.find(id);
    if (!organisation) throw notFound('Organisation');
    return organisation.id;
  }

  return {
    'GET /api/v1/bonds/stats': () => bondData.volumes.stats(null),

    'GET /api/v1/bonds/organisations': ({ query }) => bondData.organisations.list(query),

    async 'GET /api/v1/bonds/organisations/:id/chart-history'({ params, query }) {
      const scope = { organisationId: await organisationId(params.id) };
      return { items: await bondData.volumes.chart(scope, query.period) };
    },

    'GET /api/v1/bonds/organisations/:id/stats': async ({ params }) => bondData.volumes.stats(await organisationId(params.id)),
  };
}
