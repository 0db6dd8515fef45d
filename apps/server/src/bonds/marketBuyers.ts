import { type Buyer, type CreatedMarket, getBuyersRoot, proofIn } from '@althing/bindings';
import type { MarketRecordInput } from '@althing/domain/http';
import type { ChainId, Hex } from '@althing/domain/units';
import { maxUint256 } from 'viem';
import { invalid } from '../base/errors.ts';
import { createSharedAnswers } from '../base/sharedAnswers.ts';
import type { Clock } from '../base/clock.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { Buyers } from '../store/bondRecords.ts';
import { BusyError, createWorkerPool, TooSlowError } from '../workers/workerPool.ts';
import type { BuyersAnswer } from './buyersWorker.ts';

type MarketPlace = Pick<CreatedMarket, 'auctioneer' | 'id'>;

/** Reads and hashes lists of buyers in worker threads. */
export interface BuyersReader {
  /** @param accountId - who sent the list. Refused where too many lists of the same account are being processed. */
  read(input: MarketRecordInput['buyers'], accountId: string): Promise<Buyers>;
  /**
   * The proof of a buyer in the list with a root; undefined where it has none. Lists are read by `listOf` and hashed once for all who ask at the
   * opening of a sale; who is first is refused like by `read`.
   */
  proofOf(buyer: Buyer, root: Hex, listOf: () => Promise<Buyers['list']>, accountId: string): Promise<Hex[] | undefined>;
  close(): Promise<void>;
}

/** Buyers of one account that may be processed or queued at once: two lists of full length, or any number of short ones. */
const OF_ONE_ACCOUNT = 20_000;

/** Trees are kept so long after they were hashed, of so many lists: a tree of the longest takes 3 MB. */
const KEPT_MS = 3_600_000;
const MOST_KEPT = 20;

export function createBuyersReader(now: Clock): BuyersReader {
  const shared = createSharedAnswers<BuyersAnswer>(now, KEPT_MS, MOST_KEPT);
  const pool = createWorkerPool<Buyers['list'], BuyersAnswer>({
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
      if (list.some(({ maxQuote }) => BigInt(maxQuote) > maxUint256)) throw invalid('Buyers: a limit is too large');
      const nodes = await inTurn(accountId, list.length, () => pool.run(list)).catch((error: unknown) => {
        throw error instanceof TooSlowError ? invalid('Buyers: there are too many') : error;
      });
      if (nodes === null) throw invalid('Buyers: a buyer is named twice');
      return { root: nodes[0]!, list };
    },
    async proofOf(buyer, root, listOf, accountId) {
      const nodes = await shared(root, async () => {
        const list = await listOf();
        return inTurn(accountId, list.length, () => pool.run(list));
      });
      return nodes?.[0] === root ? proofIn(nodes, buyer) : undefined;
    },
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
