import { type ArrivalCheck, routeCodecs } from '@althing/bindings';
import { routeStateOf } from '@althing/domain/bridges';
import type { Hex } from '@althing/domain/units';
import { numberToHex, TransactionReceiptNotFoundError } from 'viem';
import type { Clock } from '../base/clock.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { RouteTransferChange, RouteTransferRow } from '../store/routeTransfers.ts';

/** Blocks per query for logs, and queries per look. */
const MOST_BLOCKS = 2_000;
const MOST_QUERIES = 5;
/** Newest blocks that are looked at again: a node may leave out some of their logs, and a fork may replace them. */
const OVERLAP = 64;
const DAY_MS = 86_400_000;
const FOLLOWED_DAYS = 60;
/** How long after an arrival its chain is asked whether it still has it. */
const SETTLED_MS = 3_600_000;
const [SOONEST_MS, LATEST_MS] = [1_000, 600_000];

export interface FollowDependencies {
  chains: Pick<ChainClients, 'ids' | 'has' | 'client'>;
  now: Clock;
}

type Client = ReturnType<ChainClients['client']>;

interface Arrival {
  amount: bigint;
  transactionHash: Hex;
  at: Date;
}

interface Search {
  arrival: Arrival | undefined;
  /** The last block looked at, and its time in UNIX seconds. */
  to: number;
  time: number;
}

const isMissing = (error: unknown): false => {
  if (error instanceof TransactionReceiptNotFoundError) return false;
  throw error;
};

/** Looks for the arrival in what has not been looked at yet. */
async function search(client: Client, row: RouteTransferRow, chainIds: readonly number[]): Promise<Search> {
  const codec = routeCodecs(chainIds)[row.provider]!;
  const check: ArrivalCheck = { ...row, received: BigInt(row.received), originChainId: row.origin };
  const { address, topics } = codec.arrivalPlace({ key: row.key }, row.origin, row.contract);
  const head = Number(await client.getBlockNumber());
  let to = Math.min(row.lookedTo, head);
  for (let queries = 0; queries < MOST_QUERIES && (queries === 0 || to < head); queries += 1) {
    const from = Math.max(0, to + 1 - OVERLAP);
    to = Math.min(from + MOST_BLOCKS - 1, head);
    // viem takes topics of one event only, by its ABI.
    const logs = await client.request({
      method: 'eth_getLogs',
      params: [{ address, topics: [...topics], fromBlock: numberToHex(from), toBlock: numberToHex(to) }],
    });
    for (const log of logs) {
      const amount = codec.arrivedIn(log, check);
      if (amount === undefined) continue;
      const { timestamp } = await client.getBlock({ blockNumber: BigInt(log.blockNumber!) });
      const at = new Date(Number(timestamp) * 1000);
      return { arrival: { amount, transactionHash: log.transactionHash!, at }, to, time: Number(timestamp) };
    }
  }
  const { timestamp } = await client.getBlock({ blockNumber: BigInt(to) });
  return { arrival: undefined, to, time: Number(timestamp) };
}

const isOn = (client: Client, hash: Hex): Promise<boolean> => client.getTransactionReceipt({ hash }).then(() => true, isMissing);

/** What the chains say of a transfer now, and when to ask them again: the older it is, the later. */
export async function followRoute({ chains, now }: FollowDependencies, row: RouteTransferRow): Promise<RouteTransferChange> {
  const age = now().getTime() - row.createdAt.getTime();
  const isOver = age > FOLLOWED_DAYS * DAY_MS;
  const later = isOver ? null : new Date(now().getTime() + Math.min(Math.max(age / 10, SOONEST_MS), LATEST_MS));
  if (!chains.has(row.origin) || !chains.has(row.destination)) return { state: row.state, lookedTo: row.lookedTo, nextAt: later };
  const there = chains.client(row.destination);
  if (row.arrivedTransactionHash && row.arrivedAt && (await isOn(there, row.arrivedTransactionHash))) {
    const isSettled = now().getTime() - row.arrivedAt.getTime() > SETTLED_MS;
    return { state: 'arrived', lookedTo: row.lookedTo, nextAt: isSettled ? null : later };
  }
  const [{ arrival, to, time }, isOnOrigin] = await Promise.all([
    search(there, row, chains.ids),
    isOn(chains.client(row.origin), row.transactionHash),
  ]);
  const deadline = row.deadline && row.deadline.getTime() / 1000;
  const state = routeStateOf({ isOnOrigin, hasArrived: arrival !== undefined, deadline, destinationTime: time });
  return {
    state,
    lookedTo: to,
    nextAt: state === 'expired' ? null : later,
    arrivedAt: arrival?.at ?? null,
    arrivedTransactionHash: arrival?.transactionHash ?? null,
    ...(arrival && { received: String(arrival.amount) }),
  };
}
