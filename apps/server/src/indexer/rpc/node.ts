import type { Hex } from '@althing/domain/units';
import { RpcInconsistentError } from '../errors.ts';
import { type Log, readAnswer, readHeader, readLogs, readReceiptLogs } from './answers.ts';
import { type Header } from '../../store/chain/update.ts';
import type { Endpoint } from './endpoint.ts';

export interface LogFilter {
  address?: readonly Hex[];
  /** What the log's topics must be, by position: one of these, or anything where it is null. */
  topics?: readonly (readonly Hex[] | null)[];
}

/** The requests that the indexer makes, sent to one endpoint. */
export interface Node {
  readonly name: string;
  chainId(): Promise<number>;
  latest(): Promise<Header>;
  /** Headers in the order of `numbers`; undefined where the endpoint does not have the block. */
  headers(numbers: readonly number[]): Promise<(Header | undefined)[]>;
  /** Logs of blocks `from` to `to`, both included, that match any of the filters, in the order of the chain. */
  logs(from: Header | number, to: number, filters: readonly LogFilter[]): Promise<Log[]>;
  /** Every log of a block, from its receipts; undefined where the endpoint does not have the block. */
  receiptLogs(number: number): Promise<Log[] | undefined>;
  /** What a contract answers at the newest block. */
  call(to: Hex, data: Hex): Promise<Hex>;
}

const quantity = (value: number): Hex => `0x${value.toString(16)}`;

export function createNode(endpoint: Endpoint, signal: AbortSignal): Node {
  const ask = async (method: string, params: readonly unknown[]): Promise<unknown> => (await endpoint.ask([{ method, params }], signal))[0];
  return {
    name: endpoint.name,
    chainId: async () => Number(await ask('eth_chainId', [])),
    async latest() {
      const header = readHeader(await ask('eth_getBlockByNumber', ['latest', false]));
      if (!header) throw new RpcInconsistentError('There is no latest block');
      return header;
    },
    async headers(numbers) {
      const calls = numbers.map((number) => ({ method: 'eth_getBlockByNumber', params: [quantity(number), false] }));
      const headers = (await endpoint.ask(calls, signal)).map(readHeader);
      headers.forEach((header, index) => {
        if (header && header.number !== numbers[index])
          throw new RpcInconsistentError(`Asked for block ${numbers[index]}, got ${header.number}`);
      });
      return headers;
    },
    async logs(from, to, filters) {
      // A single block is asked for by its hash, so that its header and its logs are certainly of the same fork.
      const range = typeof from === 'number' ? { fromBlock: quantity(from), toBlock: quantity(to) } : { blockHash: from.hash };
      const calls = filters.map(({ address, topics }) => ({
        method: 'eth_getLogs',
        params: [{ ...range, ...(address && { address }), ...(topics && { topics }) }],
      }));
      const answers = (await endpoint.ask(calls, signal)).map(readLogs);
      return answers.length === 1 ? answers[0]! : merge(answers.flat());
    },
    call: async (to, data) => readAnswer(await ask('eth_call', [{ to, data }, 'latest'])),
    receiptLogs: async (number) => readReceiptLogs(await ask('eth_getBlockReceipts', [quantity(number)])),
  };
}

/** Sorts logs in the order of the chain and removes duplicates, which arise where several filters match the same log. */
export function merge(logs: readonly Log[]): Log[] {
  const unique = new Map(logs.map((log) => [`${log.blockNumber}:${log.logIndex}`, log]));
  return [...unique.values()].sort((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex);
}
