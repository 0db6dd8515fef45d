import { type CreatedMarket, getBuyersRoot } from '@althing/bindings';
import type { MarketRecordInput } from '@althing/domain/http';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { invalid } from '../base/errors.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { Buyers } from '../store/bondRecords.ts';
import { BusyError, createWorkerPool, TooSlowError } from '../workers/workerPool.ts';
import type { BuyersAnswer, BuyersTask } from './buyersWorker.ts';

type MarketPlace = Pick<CreatedMarket, 'auctioneer' | 'id'>;

/** Reads and hashes lists of buyers in worker threads. */
export interface BuyersReader {
  /** @param accountId - who sent the list. Refused where too many lists of the same account are being processed. */
  read(input: MarketRecordInput['buyers'], accountId: string): Promise<Buyers>;
  /** The place of a buyer in a list, which is not empty; undefined where it has none. Refused like `read`. */
  accessOf(list: Buyers['list'], buyer: Address, accountId: string): Promise<{ maxQuote: bigint; proof: Hex[] } | undefined>;
  close(): Promise<void>;
}

/** Buyers of one account that may be processed or queued at once: two lists of full length, or any number of short ones. */
const OF_ONE_ACCOUNT = 20_000;

export function createBuyersReader(): BuyersReader {
  const pool = createWorkerPool<BuyersTask, BuyersAnswer>({
    module: new URL('./buyersWorker.ts', import.meta.url),
    threads: 1,
    queue: 20,
    milliseconds: 20_000,
  });
  const underWay = new Map<string, number>();

  async function inTurn<Result>(accountId: string, count: number, work: () => Promise<Result>): Promise<Result> {
    const own = underWay.get(accountId) ?? 0;
    if (own + count > OF_ONE_ACCOUNT) throw new BusyError();
    underWay.set(accountId, own + count);
    try {
      return await work();
    } finally {
      const left = underWay.get(accountId)! - count;
      if (left > 0) underWay.set(accountId, left);
      else underWay.delete(accountId);
    }
  }

  return {
    async read(input, accountId) {
      const list = input as Buyers['list'];
      if (list.length === 0) return { root: null, list };
      const tree = await inTurn(accountId, list.length, () => pool.run({ list, buyer: null })).catch((error: unknown) => {
        throw error instanceof TooSlowError ? invalid('Buyers: there are too many') : error;
      });
      if (tree === null) throw invalid('Buyers: a buyer is named twice');
      return { root: tree.root, list };
    },
    accessOf: async (list, buyer, accountId) => (await inTurn(accountId, list.length, () => pool.run({ list, buyer })))?.access,
    close: () => pool.close(),
  };
}

/** Throws unless the buyers are those that the market admits at present. */
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
