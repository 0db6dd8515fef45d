import { bondContractsOf, getMarketPrice } from '@althing/bindings';
import { createManagers } from '../../bonds/managers.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';
import { createMarketAccess } from './marketAccess.ts';

type Keys =
  'GET /api/v1/bonds/markets/:id/price' | 'GET /api/v1/bonds/markets/:id/chart-history' | 'GET /api/v1/bonds/markets/:id/volume-history';
type Dependencies = Pick<ApiDependencies, 'chains' | 'organisations' | 'deployments' | 'bondRecords' | 'bondData' | 'now'>;

/** What a market costs, cost, and took in, for whoever may see it. */
export function bondChartHandlers(dependencies: Dependencies): Handlers<Keys> {
  const { chains, bondData } = dependencies;
  const { marketOf } = createMarketAccess({ ...dependencies, managers: createManagers(dependencies) });
  return {
    async 'GET /api/v1/bonds/markets/:id/price'({ params, caller }) {
      const { chainId, marketId } = await marketOf(params.id, caller);
      const aggregator = bondContractsOf(chainId)?.aggregator;
      if (!aggregator || !chains.has(chainId)) return { price: '0' };
      // The market's oracle may be anybody's contract, which may be slow.
      return { price: (await getMarketPrice(chains.quick(chainId), { aggregator, id: BigInt(marketId) })).toString() };
    },

    async 'GET /api/v1/bonds/markets/:id/chart-history'({ params, query, caller }) {
      const { chainId, marketId } = await marketOf(params.id, caller);
      return bondData.marketChart(chainId, marketId, query.period);
    },

    async 'GET /api/v1/bonds/markets/:id/volume-history'({ params, query, caller }) {
      const { chainId, marketId } = await marketOf(params.id, caller);
      return { items: await bondData.volumes.chart({ market: { chainId, marketId } }, query.period) };
    },
  };
}
