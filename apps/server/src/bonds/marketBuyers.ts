import { buyersTree, type CreatedMarket, getBuyersRoot } from '@althing/bindings';
import type { MarketRecordInput } from '@althing/domain/http';
import type { ChainId } from '@althing/domain/units';
import { getAddress } from 'viem';
import { invalid } from '../base/errors.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { Buyers } from '../store/bondRecords.ts';

type MarketPlace = Pick<CreatedMarket, 'auctioneer' | 'id'>;

export function toBuyers(input: MarketRecordInput['buyers']): Buyers {
  const list = input.map(({ address, maxQuote }) => ({ address: getAddress(address), maxQuote: BigInt(maxQuote) }));
  if (list.length === 0) return { root: null, list };
  try {
    return { root: buyersTree(list).root, list };
  } catch {
    throw invalid('Buyers: a buyer is named twice');
  }
}

/** Refuses buyers that are not those whom the market lets in now. */
export async function requireBuyers(
  chains: ChainClients,
  { list, root }: Buyers,
  isPrivate: boolean,
  { auctioneer, id }: MarketPlace,
  chainId: ChainId,
): Promise<void> {
  if (list.length === 0) return;
  if (!isPrivate) throw invalid('Buyers: a public market has none');
  if (root !== (await getBuyersRoot(chains.client(chainId), { auctioneer, id })))
    throw invalid('Buyers: they are not those of the market on chain');
}
