import type { BondMarket } from '@althing/domain/http';
import { sameAddress } from '@althing/domain/units';
import { getAddress } from 'viem';
import { forbidden, notFound, unavailable } from '../../base/errors.ts';
import { isAccount, type Managers } from '../../bonds/managers.ts';
import { isUnreachable } from '../../chains/reachable.ts';
import type { Organisation } from '../../store/organisations.ts';
import type { User } from '../../store/users.ts';
import type { Viewer } from '../../store/bonds/viewer.ts';
import type { Caller } from '../auth/authenticate.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { visibleTo } from '../../store/visibleTo.ts';

type Dependencies = Pick<ApiDependencies, 'organisations' | 'bondRecords' | 'bondData'> & { managers: Managers };

/** Turns a failure to reach a node into `unavailable` instead of an internal error. */
export async function reaching<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isUnreachable(error)) throw unavailable('The chain cannot be reached', 'rpc-unavailable');
    throw error;
  }
}

/** Decides which markets a caller may see and who may act for a market. */
export function createMarketAccess({ organisations, bondRecords, bondData, managers }: Dependencies) {
  async function viewerOf(caller: Caller | null): Promise<Viewer | null> {
    if (!caller) return null;
    const { user } = caller;
    return { address: user.address, chainId: user.chainId, managed: await managers.managedBy(user) };
  }

  async function marketOf(id: string, caller: Caller | null): Promise<BondMarket> {
    const record = await bondRecords.find(id);
    const market = record && (await reaching(bondData.markets.find({ id: record.id }, await viewerOf(caller))));
    if (!market) throw notFound('Market');
    return market;
  }

  async function placedMarket(place: { chainId: number; marketId: string }, caller: Caller | null): Promise<BondMarket> {
    const market = await reaching(bondData.markets.find(place, await viewerOf(caller)));
    if (!market) throw notFound('Market');
    return market;
  }

  async function organisationOf(id: string, caller: Pick<Caller, 'user'> | null): Promise<Organisation> {
    return visibleTo(caller?.user ?? null, await organisations.find(id));
  }

  /** docs/requirements.md#market-rights: only the market's own user (or an owner of it, if it is a Safe), the organisation's creator,
   * or its bonding engine may act. */
  async function requireActing({ id, user: { address }, chainId, organisation }: BondMarket, user: User): Promise<void> {
    const owner = getAddress(address);
    if (isAccount(user, owner, chainId)) return;
    const record = id === null ? undefined : await bondRecords.find(id);
    // If a previous owner put the market under the organisation, that organisation may not act for it.
    const isOwners = record?.vouchedBy != null && sameAddress(getAddress(record.vouchedBy), owner);
    if (organisation && isOwners && (await managers.mayManage(await organisationOf(organisation.id, { user }), user))) return;
    // Whoever signs for the Safe that owns it puts its closing before the others. Asked last, as its chain may be down.
    if (await managers.signsFor(user, owner, chainId)) return;
    throw forbidden('Only the owner of the market and managers of its organisation may do this');
  }

  return { viewerOf, marketOf, placedMarket, organisationOf, requireActing };
}
