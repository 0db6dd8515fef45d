import { getAddress } from 'viem';
import { createManagers } from '../../bonds/managers.ts';
import { createPermitKeeper } from '../../bonds/marketPermits.ts';
import type { Caller } from '../auth/authenticate.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';
import { createMarketAccess, reaching } from './marketAccess.ts';

type Keys = 'GET /api/v1/bonds/markets/:id/permits' | 'POST /api/v1/bonds/markets/:id/permits';

type Dependencies = Pick<
  ApiDependencies,
  'chains' | 'organisations' | 'deployments' | 'bondRecords' | 'bondData' | 'marketPermits' | 'now'
>;

/** Permits of private markets' owners, as who acts for the owner sees and hands them in. */
export function marketPermitHandlers(dependencies: Dependencies): Handlers<Keys> {
  const managers = createManagers(dependencies);
  const { marketOf, requireActing } = createMarketAccess({ ...dependencies, managers });
  const permits = createPermitKeeper(dependencies);

  async function actedFor(id: string, caller: Caller) {
    const market = await marketOf(id, caller);
    await reaching(requireActing(market, caller.user));
    return { ...market, id };
  }

  return {
    async 'GET /api/v1/bonds/markets/:id/permits'({ params, query, caller }) {
      const market = await actedFor(params.id, caller);
      return { ...query, ...(await reaching(permits.list(market, query))) };
    },

    async 'POST /api/v1/bonds/markets/:id/permits'({ params, body, caller }) {
      await reaching(permits.keep(await actedFor(params.id, caller), body));
      return { buyer: getAddress(body.buyer) };
    },
  };
}
