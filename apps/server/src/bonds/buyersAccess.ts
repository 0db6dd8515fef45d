import { getBuyersRoot } from '@althing/bindings';
import type { BondMarket, MarketAccess } from '@althing/domain/http';
import { getAddress } from 'viem';
import { notFound } from '../base/errors.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { BondRecords } from '../store/bondRecords.ts';
import type { User } from '../store/users.ts';
import type { BuyersReader } from './marketBuyers.ts';
import type { PermitKeeper, RecordedMarket } from './marketPermits.ts';

interface Dependencies {
  chains: ChainClients;
  bondRecords: Pick<BondRecords, 'buyerOf' | 'buyersOf'>;
  buyersReader: BuyersReader;
  permits: Pick<PermitKeeper, 'permitOf'>;
}

/** What a buyer shows the contract of a private market: a proof of its place in the list, or a permit where that allows more. */
export function createBuyersAccess({ chains, bondRecords, buyersReader, permits }: Dependencies) {
  /** Undefined where the recorded list does not name the user, or the market on chain has another one by now. */
  async function placeInList({ id, chainId, marketId, auctioneer }: RecordedMarket, user: User): Promise<MarketAccess | undefined> {
    const named = await bondRecords.buyerOf(id, user.address);
    if (!named) return undefined;
    const root = await getBuyersRoot(chains.client(chainId), { auctioneer: getAddress(auctioneer), id: BigInt(marketId) });
    if (root !== named.root) return undefined;
    const buyer = { address: getAddress(user.address), maxQuote: BigInt(named.maxQuote) };
    const listOf = async () => (await bondRecords.buyersOf(id)).list;
    const proof = await buyersReader.proofOf(buyer, root, listOf, user.id);
    return proof && { by: 'list', maxQuote: named.maxQuote, proof };
  }

  async function permitFor(market: RecordedMarket, user: User): Promise<MarketAccess | undefined> {
    const permit = await permits.permitOf(market, getAddress(user.address));
    return permit && { by: 'permit', maxQuote: permit.maxQuote, deadline: permit.deadline, signature: permit.signature };
  }

  /** Not found where neither a list nor a permit lets the user in. */
  return async (market: BondMarket, user: User): Promise<MarketAccess> => {
    const { id } = market;
    if (id === null) throw notFound('Access to this market');
    const [place, permit] = await Promise.all([placeInList({ ...market, id }, user), permitFor({ ...market, id }, user)]);
    if (!place && !permit) throw notFound('Access to this market');
    if (!place) return permit!;
    return permit && BigInt(permit.maxQuote) > BigInt(place.maxQuote) ? permit : place;
  };
}
