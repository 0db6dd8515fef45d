import type { Hex } from '@althing/domain/units';
import { readClaim } from '../../bonds/readClaim.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';

type Keys =
  | 'GET /api/v1/bonds/user/purchases'
  | 'GET /api/v1/bonds/user/purchases/history'
  | 'PUT /api/v1/bonds/user/purchases/claim'
  | 'GET /api/v1/bonds/user/chart-history'
  | 'GET /api/v1/bonds/user/claimable'
  | 'GET /api/v1/bonds/user/points'
  | 'GET /api/v1/bonds/user/stats';
type Dependencies = Pick<ApiDependencies, 'chains' | 'bondData'>;

/** What belongs to the caller: its purchases, and the bonds and vesting schedules that it holds. */
export function bondUserHandlers({ chains, bondData }: Dependencies): Handlers<Keys> {
  return {
    async 'GET /api/v1/bonds/user/purchases'({ query, caller }) {
      const [page, held] = await Promise.all([bondData.purchases.open(caller.user, query), bondData.holdings.told(caller.user)]);
      return { ...page, balances: held.groups, balancesLeftOut: held.leftOut };
    },

    async 'GET /api/v1/bonds/user/purchases/history'({ query: { page, limit }, caller }) {
      return { ...(await bondData.purchases.history(caller.user, page, limit)), page, limit };
    },

    'PUT /api/v1/bonds/user/purchases/claim': ({ body, caller }) =>
      readClaim(chains, body.chainId, body.transactionHash.toLowerCase() as Hex, caller.user),

    async 'GET /api/v1/bonds/user/chart-history'({ query, caller }) {
      return { items: await bondData.volumes.chart({ account: caller.user }, query.period) };
    },

    'GET /api/v1/bonds/user/claimable': async ({ caller }) => ({ count: await bondData.holdings.claimable(caller.user) }),

    'GET /api/v1/bonds/user/points': ({ caller }) => bondData.volumes.points(caller.user),

    'GET /api/v1/bonds/user/stats': ({ caller }) => bondData.volumes.userStats(caller.user),
  };
}
