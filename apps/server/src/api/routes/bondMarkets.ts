import type { BondMarket } from '@althing/domain/http';
import type { Hex } from '@althing/domain/units';
import { getAddress } from 'viem';
import { requireClosed, requireCloses } from '../../bonds/closeMarket.ts';
import { createMarketList } from '../../bonds/listMarkets.ts';
import { createManagers } from '../../bonds/managers.ts';
import { createMarketPrices } from '../../bonds/marketPrices.ts';
import { createBuyersAccess } from '../../bonds/buyersAccess.ts';
import { createPermitKeeper } from '../../bonds/marketPermits.ts';
import { createMarketRecorder } from '../../bonds/recordMarket.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { BondRecord } from '../../store/bondRecords.ts';
import type { Handlers } from '../endpointHandlers.ts';
import { createMarketAccess, reaching } from './marketAccess.ts';
import { conflict, notFound } from '../../base/errors.ts';

type Keys =
  | 'POST /api/v1/bonds/markets'
  | 'GET /api/v1/bonds/organisations/:id/markets'
  | 'GET /api/v1/bonds/markets'
  | 'GET /api/v1/bonds/markets/:id'
  | 'GET /api/v1/bonds/markets/:chainId/:marketId'
  | 'GET /api/v1/bonds/markets/:chainId/:marketId/purchases'
  | 'GET /api/v1/bonds/markets/:chainId/:marketId/access'
  | 'GET /api/v1/bonds/markets/:id/buyers'
  | 'PUT /api/v1/bonds/markets/:id'
  | 'PUT /api/v1/bonds/markets/:id/close'
  | 'PUT /api/v1/bonds/markets/:id/close-propose';
const toRecord = ({ id, organisationId, chainId, marketId, name, isPrivate }: BondRecord) => ({
  id,
  organisationId,
  chainId,
  marketId,
  name,
  isPrivate,
});

type Dependencies = Pick<
  ApiDependencies,
  'chains' | 'organisations' | 'deployments' | 'bondRecords' | 'bondData' | 'buyersReader' | 'marketPermits' | 'now'
>;

export function bondMarketHandlers(dependencies: Dependencies): Handlers<Keys> {
  const { chains, bondRecords, bondData, now } = dependencies;
  const managers = createManagers(dependencies);
  const recorder = createMarketRecorder({ ...dependencies, managers });
  const { viewerOf, marketOf, placedMarket, organisationOf, requireActing } = createMarketAccess({ ...dependencies, managers });
  const accessTo = createBuyersAccess({ ...dependencies, permits: createPermitKeeper(dependencies) });
  const prices = createMarketPrices(dependencies);
  const list = createMarketList(bondData.markets, prices);

  async function shown(market: BondMarket, { present }: { present?: 'true' | undefined }) {
    if (present === undefined) return market;
    const [[price], [terms]] = await Promise.all([prices.pricesNow([market]), prices.termsNow([market])]);
    return { ...market, ...price!, terms: terms ?? null };
  }

  return {
    async 'POST /api/v1/bonds/markets'({ body, caller }) {
      return toRecord(await reaching(recorder.record(body, caller.user)));
    },

    async 'GET /api/v1/bonds/organisations/:id/markets'({ params, query, caller }) {
      const { id: organisationId } = await organisationOf(params.id, caller);
      return reaching(list({ ...query, organisationId }, await viewerOf(caller)));
    },

    async 'GET /api/v1/bonds/markets'({ query, caller }) {
      const { organisationId, ...filter } = query;
      const organisation = organisationId === undefined ? undefined : await organisationOf(organisationId, caller);
      return reaching(list({ ...filter, organisationId: organisation?.id }, await viewerOf(caller)));
    },

    async 'GET /api/v1/bonds/markets/:id'({ params, query, caller }) {
      return shown(await marketOf(params.id, caller), query);
    },

    async 'GET /api/v1/bonds/markets/:chainId/:marketId'({ params, query, caller }) {
      return shown(await placedMarket(params, caller), query);
    },

    async 'GET /api/v1/bonds/markets/:chainId/:marketId/purchases'({ params, query: { page, limit }, caller }) {
      const market = await placedMarket(params, caller);
      return { items: await bondData.marketPurchases(market, page, limit), page, limit, total: market.purchaseCount };
    },

    async 'GET /api/v1/bonds/markets/:chainId/:marketId/access'({ params, caller }) {
      const market = await placedMarket(params, caller);
      return reaching(accessTo(market, caller.user));
    },

    async 'GET /api/v1/bonds/markets/:id/buyers'({ params, caller }) {
      const market = await marketOf(params.id, caller);
      await reaching(requireActing(market, caller.user));
      const { list } = await bondRecords.buyersOf(params.id);
      return { buyers: list.map(({ address, maxQuote }) => ({ address: getAddress(address), maxQuote })) };
    },

    async 'PUT /api/v1/bonds/markets/:id'({ params, body, caller }) {
      const record = await bondRecords.find(params.id);
      if (!record) throw notFound('Market');
      const word = { user: caller.user, signature: body.signature as Hex | undefined };
      const settled = await reaching(recorder.settle(record, BigInt(body.marketId), word));
      if (body.buyers) await reaching(recorder.replaceBuyers(settled, body.buyers, caller.user));
      return toRecord(settled);
    },

    async 'PUT /api/v1/bonds/markets/:id/close'({ params, body, caller }) {
      const market = await marketOf(params.id, caller);
      await reaching(requireActing(market, caller.user));
      await requireClosed(chains, market, body.transactionHash as Hex | undefined);
      await bondRecords.proposeClose(params.id, null, now());
      // The request may arrive before the event is indexed.
      return { ...(await marketOf(params.id, caller)), state: 'closed', isClosed: true };
    },

    async 'PUT /api/v1/bonds/markets/:id/close-propose'({ params, body, caller }) {
      const market = await marketOf(params.id, caller);
      await reaching(requireActing(market, caller.user));
      const proposed = body.marketCloseProposalFunctionData;
      const call = proposed && { target: getAddress(proposed.target), data: proposed.data as Hex };
      if (market.isClosed) throw conflict('The market is closed');
      if (call) requireCloses(market, call);
      await bondRecords.proposeClose(params.id, call, now());
      return marketOf(params.id, caller);
    },
  };
}
