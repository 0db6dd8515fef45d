import { forbidden } from '../../base/errors.ts';
import { createManagers } from '../../bonds/managers.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';
import { createMarketAccess, reaching } from './marketAccess.ts';

type Keys =
  | 'GET /api/v1/bonds/organisations/:id/markets/proposals'
  | 'GET /api/v1/bonds/organisations/:id/markets/permission'
  | 'GET /api/v1/bonds/organisations/:id/markets/unrecorded';

type Dependencies = Pick<ApiDependencies, 'chains' | 'organisations' | 'deployments' | 'bondRecords' | 'bondData' | 'now'>;

/** What those ask who open markets of an organisation. */
export function bondSellerHandlers(dependencies: Dependencies): Handlers<Keys> {
  const { bondData } = dependencies;
  const managers = createManagers(dependencies);
  const { organisationOf } = createMarketAccess({ ...dependencies, managers });

  return {
    async 'GET /api/v1/bonds/organisations/:id/markets/proposals'({ params, query, caller }) {
      const organisation = await organisationOf(params.id, caller);
      if (!(await reaching(managers.mayManage(organisation, caller.user))))
        throw forbidden('Only managers of the organisation may see this');
      return bondData.markets.proposals(organisation.id, query);
    },

    async 'GET /api/v1/bonds/organisations/:id/markets/permission'({ params, caller }) {
      const { mayCreate, mayProposeTo } = await reaching(managers.creation(await organisationOf(params.id, caller), caller.user));
      return { mayCreate, mayProposeTo };
    },

    async 'GET /api/v1/bonds/organisations/:id/markets/unrecorded'({ params, caller }) {
      const owners = await reaching(managers.recordable(await organisationOf(params.id, caller), caller.user));
      if (owners.length === 0) throw forbidden('Only those who may open markets of the organisation may see this');
      return { items: await bondData.markets.unrecorded(owners) };
    },
  };
}
