import { type CreatedMarket, getBuyersRoot } from '@althing/bindings';
import type { MarketRecordInput } from '@althing/domain/http';
import type { Address, ChainId } from '@althing/domain/units';
import { invalid } from '../base/errors.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { Buyers } from '../store/bondRecords.ts';
import { createWorkerPool, TooSlowError } from '../workers/workerPool.ts';
import type { RootOfBuyers } from './buyersWorker.ts';

type MarketPlace = Pick<CreatedMarket, 'auctioneer' | 'id'>;

/** Works out which list of buyers was sent, beside the requests. */
export interface BuyersReader {
  read(input: MarketRecordInput['buyers']): Promise<Buyers>;
  close(): Promise<void>;
}

export function createBuyersReader(): BuyersReader {
  const pool = createWorkerPool<Buyers['list'], RootOfBuyers>({
    module: new URL('./buyersWorker.ts', import.meta.url),
    threads: 1,
    queue: 20,
    milliseconds: 20_000,
  });
  return {
    async read(input) {
      const list = input.map(({ address, maxQuote }) => ({ address: address as Address, maxQuote: BigInt(maxQuote) }));
      if (list.length === 0) return { root: null, list };
      const root = await pool.run(list).catch((error: unknown) => {
        throw error instanceof TooSlowError ? invalid('Buyers: there are too many') : error;
      });
      if (root === null) throw invalid('Buyers: a buyer is named twice');
      return { root, list };
    },
    close: () => pool.close(),
  };
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
