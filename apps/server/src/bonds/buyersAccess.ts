import { getBuyersRoot } from '@althing/bindings';
import type { BondMarket, MarketAccess } from '@althing/domain/http';
import { getAddress } from 'viem';
import { notFound } from '../base/errors.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { BondRecords } from '../store/bondRecords.ts';
import type { User } from '../store/users.ts';
import type { BuyersReader } from './marketBuyers.ts';

interface Dependencies {
  chains: ChainClients;
  bondRecords: Pick<BondRecords, 'buyerOf' | 'buyersOf'>;
  buyersReader: BuyersReader;
}

/** The proof with which a listed buyer buys in a private market. */
export function createBuyersAccess({ chains, bondRecords, buyersReader }: Dependencies) {
  /** Not found where the recorded list does not name the user, or the market on chain has another one by now. */
  return async ({ id, chainId, marketId, auctioneer }: BondMarket, user: User): Promise<MarketAccess> => {
    const named = id === null ? undefined : await bondRecords.buyerOf(id, user.address);
    if (id === null || !named) throw notFound('Place in the list of buyers');
    const root = await getBuyersRoot(chains.client(chainId), { auctioneer: getAddress(auctioneer), id: BigInt(marketId) });
    if (root !== named.root) throw notFound('Place in the list of buyers');
    const buyer = { address: getAddress(user.address), maxQuote: BigInt(named.maxQuote) };
    const listOf = async () => (await bondRecords.buyersOf(id)).list;
    const proof = await buyersReader.proofOf(buyer, root, listOf, user.id);
    if (!proof) throw notFound('Place in the list of buyers');
    return { maxQuote: named.maxQuote, proof };
  };
}
