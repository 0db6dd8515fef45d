import type { ArrivalPlace } from '@althing/bindings';
import { numberToHex, type RpcLog } from 'viem';
import type { ChainClients } from '../chains/chainClients.ts';

/** Blocks per query for logs, and queries per look. */
const MOST_BLOCKS = 2_000;
const MOST_QUERIES = 5;
/** Newest blocks that are looked at again: a node may leave out some of their logs, and a fork may replace them. */
const OVERLAP = 64;

export type Client = ReturnType<ChainClients['client']>;

export interface Search<Found> {
  found: Found | undefined;
  /** The last block looked at. */
  to: number;
}

/** Asks of the logs that were not looked at yet, in their order, until one is what was looked for. */
export async function searchLogs<Found>(
  client: Client,
  { address, topics }: ArrivalPlace,
  lookedTo: number,
  ask: (log: RpcLog) => Promise<Found | undefined>,
): Promise<Search<Found>> {
  const head = Number(await client.getBlockNumber());
  let to = Math.min(lookedTo, head);
  for (let queries = 0; queries < MOST_QUERIES && (queries === 0 || to < head); queries += 1) {
    const from = Math.max(0, to + 1 - OVERLAP);
    to = Math.min(from + MOST_BLOCKS - 1, head);
    // viem takes topics of one event only, by its ABI.
    const logs = await client.request({
      method: 'eth_getLogs',
      params: [{ address, topics: [...topics], fromBlock: numberToHex(from), toBlock: numberToHex(to) }],
    });
    for (const log of logs) {
      const found = await ask(log);
      if (found !== undefined) return { found, to };
    }
  }
  return { found: undefined, to };
}

/** When a block was made. */
export async function timeOf(client: Client, blockNumber: bigint): Promise<Date> {
  const { timestamp } = await client.getBlock({ blockNumber });
  return new Date(Number(timestamp) * 1000);
}
