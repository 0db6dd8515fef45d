import { bondContractsOf, getMarketPrice } from '@althing/bindings';
import type { BondMarket } from '@althing/domain/http';
import { type Hex, sameAddress } from '@althing/domain/units';
import { getAddress } from 'viem';
import { requireClosed, requireCloses } from '../../bonds/closeMarket.ts';
import { createManagers, isAccount } from '../../bonds/managers.ts';
import { createMarketRecorder } from '../../bonds/recordMarket.ts';
import { isUnreachable } from '../../chains/reachable.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { BondRecord } from '../../store/bondRecords.ts';
import type { Viewer } from '../../store/bonds/viewer.ts';
import type { User } from '../../store/users.ts';
import type { Caller } from '../auth/authenticate.ts';
import type { Handlers } from '../endpointHandlers.ts';
import { conflict, forbidden, notFound, unavailable } from '../../base/errors.ts';

type Keys =
  | 'POST /api/v1/bonds/markets'
  | 'GET /api/v1/bonds/organisations/:id/markets'
  | 'GET /api/v1/bonds/organisations/:id/markets/proposals'
  | 'GET /api/v1/bonds/markets'
  | 'GET /api/v1/bonds/markets/:id'
  | 'GET /api/v1/bonds/markets/:chainId/:marketId'
  | 'GET /api/v1/bonds/markets/:id/price'
  | 'GET /api/v1/bonds/markets/:id/chart-history'
  | 'PUT /api/v1/bonds/markets/:id'
  | 'PUT /api/v1/bonds/markets/:id/close'
  | 'PUT /api/v1/bonds/markets/:id/close-propose';
type Dependencies = Pick<ApiDependencies, 'chains' | 'organisations' | 'deployments' | 'bondRecords' | 'bondData' | 'now'>;

const toRecord = ({ id, organisationId, chainId, marketId, name, isPrivate }: BondRecord) => ({
  id,
  organisationId,
  chainId,
  marketId,
  name,
  isPrivate,
});

/** A node that is away is told as such, not as our failure. */
async function reaching<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isUnreachable(error)) throw unavailable('The chain cannot be reached', 'rpc-unavailable');
    throw error;
  }
}

export function bondMarketHandlers(dependencies: Dependencies): Handlers<Keys> {
  const { chains, organisations, bondRecords, bondData, now } = dependencies;
  const managers = createManagers(dependencies);
  const recorder = createMarketRecorder({ ...dependencies, managers });

  async function viewerOf(caller: Caller | null): Promise<Viewer | null> {
    if (!caller) return null;
    const { user } = caller;
    return { address: user.address, chainId: user.chainId, managed: await bondRecords.managedBy(user) };
  }

  async function marketOf(id: string, caller: Caller | null): Promise<BondMarket> {
    const record = await bondRecords.find(id);
    const market = record && (await reaching(bondData.markets.find({ id: record.id }, await viewerOf(caller))));
    if (!market) throw notFound('Market');
    return market;
  }

  async function organisationOf(id: string) {
    const organisation = await organisations.find(id);
    if (!organisation) throw notFound('Organisation');
    return organisation;
  }

  /** docs/requirements.md#market-rights: the market's own user, the organisation's creator, or its bonding engine. */
  async function requireActing({ id, user: { address }, chainId, organisation }: BondMarket, user: User): Promise<void> {
    const owner = getAddress(address);
    if (isAccount(user, owner, chainId)) return;
    const record = id === null ? undefined : await bondRecords.find(id);
    // Of an organisation that an earlier owner put it under, nobody may.
    const isOwners = record?.vouchedBy != null && sameAddress(getAddress(record.vouchedBy), owner);
    if (organisation && isOwners && (await managers.mayManage(await organisationOf(organisation.id), user))) return;
    throw forbidden('Only the owner of the market and managers of its organisation may do this');
  }

  return {
    async 'POST /api/v1/bonds/markets'({ body, caller }) {
      return toRecord(await reaching(recorder.record(body, caller.user)));
    },

    async 'GET /api/v1/bonds/organisations/:id/markets'({ params, query, caller }) {
      const { id: organisationId } = await organisationOf(params.id);
      return reaching(bondData.markets.list({ ...query, organisationId }, await viewerOf(caller)));
    },

    async 'GET /api/v1/bonds/organisations/:id/markets/proposals'({ params, query, caller }) {
      const organisation = await organisationOf(params.id);
      if (!(await managers.mayManage(organisation, caller.user))) throw forbidden('Only managers of the organisation may see this');
      return bondData.markets.proposals(organisation.id, query);
    },

    async 'GET /api/v1/bonds/markets'({ query, caller }) {
      const { organisationId, ...filter } = query;
      const organisation = organisationId === undefined ? undefined : await organisationOf(organisationId);
      return reaching(bondData.markets.list({ ...filter, organisationId: organisation?.id }, await viewerOf(caller)));
    },

    'GET /api/v1/bonds/markets/:id': ({ params, caller }) => marketOf(params.id, caller),

    async 'GET /api/v1/bonds/markets/:chainId/:marketId'({ params, caller }) {
      const market = await reaching(bondData.markets.find(params, await viewerOf(caller)));
      if (!market) throw notFound('Market');
      return market;
    },

    async 'GET /api/v1/bonds/markets/:id/price'({ params, caller }) {
      const { chainId, marketId } = await marketOf(params.id, caller);
      const aggregator = bondContractsOf(chainId)?.aggregator;
      if (!aggregator || !chains.has(chainId)) return { price: '0' };
      return { price: (await getMarketPrice(chains.client(chainId), { aggregator, id: BigInt(marketId) })).toString() };
    },

    async 'GET /api/v1/bonds/markets/:id/chart-history'({ params, query, caller }) {
      const { chainId, marketId } = await marketOf(params.id, caller);
      return { items: await bondData.marketChart(chainId, marketId, query.period) };
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
      await requireActing(market, caller.user);
      await requireClosed(chains, market, body.transactionHash as Hex | undefined);
      await bondRecords.proposeClose(params.id, null, now());
      // The event may be read before it is indexed.
      return { ...(await marketOf(params.id, caller)), state: 'closed', isClosed: true };
    },

    async 'PUT /api/v1/bonds/markets/:id/close-propose'({ params, body, caller }) {
      const market = await marketOf(params.id, caller);
      await requireActing(market, caller.user);
      const proposed = body.marketCloseProposalFunctionData;
      const call = proposed && { target: getAddress(proposed.target), data: proposed.data as Hex };
      if (market.isClosed) throw conflict('The market is closed');
      if (call) requireCloses(market, call);
      await bondRecords.proposeClose(params.id, call, now());
      return marketOf(params.id, caller);
    },
  };
}
