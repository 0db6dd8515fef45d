import { getBuyersRoot } from '@althing/bindings';
import type { BondMarket, MarketAccess } from '@althing/domain/http';
import { sameAddress } from '@althing/domain/units';
import { getAddress } from 'viem';
import { notFound } from '../base/errors.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { BondRecords } from '../store/bondRecords.ts';
import type { User } from '../store/users.ts';
import type { BuyersReader } from './marketBuyers.ts';

interface Dependencies {
  chains: ChainClients;
  bondRecords: Pick<BondRecords, 'buyersOf'>;
  buyersReader: BuyersReader;
}

/** The proof with which a listed buyer buys in a private market. */
export function createBuyersAccess({ chains, bondRecords, buyersReader }: Dependencies) {
  /** Not found where the recorded list does not name the user, or the market on chain has another one by now. */
  return async ({ id, chainId, marketId, auctioneer }: BondMarket, user: User): Promise<MarketAccess> => {
    const buyers = id === null ? undefined : await bondRecords.buyersOf(id);
    const buyer = getAddress(user.address);
    const isNamed = buyers?.list.some(({ address }) => sameAddress(address, buyer)) ?? false;
    if (!buyers || !isNamed) throw notFound('Place in the list of buyers');
    const root = await getBuyersRoot(chains.client(chainId), { auctioneer: getAddress(auctioneer), id: BigInt(marketId) });
    if (root !== buyers.root) throw notFound('Place in the list of buyers');
    const access = await buyersReader.accessOf(buyers.list, buyer, user.id);
    if (!access) throw notFound('Place in the list of buyers');
    return { maxQuote: access.maxQuote.toString(), proof: access.proof };
  };
}
