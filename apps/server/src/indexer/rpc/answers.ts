import type { Hex } from '@althing/domain/units';
import type { Header } from '../../store/chain/update.ts';
import { RpcInconsistentError } from '../errors.ts';

/** One log as the node answers it. Hex strings are lower case. */
export interface Log {
  address: Hex;
  topics: readonly Hex[];
  data: Hex;
  blockNumber: number;
  blockHash: Hex;
  transactionHash: Hex;
  /** Position among all logs of its block. */
  logIndex: number;
}

type Fields = Record<string, unknown>;

function fields(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null) throw new RpcInconsistentError(`Not a ${what}: ${JSON.stringify(value)}`);
  return value as Fields;
}

// Checked by hand instead of by a schema, because tens of thousands of these are read per second.
function hex(value: unknown, name: string): Hex {
  if (typeof value !== 'string' || !value.startsWith('0x')) throw new RpcInconsistentError(`${name} is not hexadecimal`);
  return value.toLowerCase() as Hex;
}

function quantity(value: unknown, name: string): number {
  const number = Number(hex(value, name));
  if (!Number.isSafeInteger(number) || number < 0) throw new RpcInconsistentError(`${name} is not a quantity`);
  return number;
}

/** Reads a header; undefined where the endpoint does not have the block. */
export function readHeader(answer: unknown): Header | undefined {
  if (answer === null || answer === undefined) return undefined;
  const block = fields(answer, 'block');
  return {
    number: quantity(block['number'], 'block.number'),
    hash: hex(block['hash'], 'block.hash'),
    parentHash: hex(block['parentHash'], 'block.parentHash'),
    timestamp: quantity(block['timestamp'], 'block.timestamp'),
    logsBloom: hex(block['logsBloom'], 'block.logsBloom'),
  };
}

function readLog(answer: unknown): Log {
  const log = fields(answer, 'log');
  if (log['removed'] === true) throw new RpcInconsistentError('A log of an abandoned block was served');
  const topics = log['topics'];
  if (!Array.isArray(topics)) throw new RpcInconsistentError('log.topics is missing');
  return {
    address: hex(log['address'], 'log.address'),
    topics: topics.map((topic) => hex(topic, 'log.topics')),
    data: hex(log['data'], 'log.data'),
    blockNumber: quantity(log['blockNumber'], 'log.blockNumber'),
    blockHash: hex(log['blockHash'], 'log.blockHash'),
    transactionHash: hex(log['transactionHash'], 'log.transactionHash'),
    logIndex: quantity(log['logIndex'], 'log.logIndex'),
  };
}

/** Reads logs and keeps their order. */
export function readLogs(answer: unknown): Log[] {
  if (!Array.isArray(answer)) throw new RpcInconsistentError('Logs are missing');
  return answer.map(readLog).sort((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex);
}

/** Reads what a contract answered. */
export const readAnswer = (answer: unknown): Hex => hex(answer, 'The answer of a contract');

/** Reads the logs of all receipts of one block; undefined where the endpoint does not have the block. */
export function readReceiptLogs(answer: unknown): Log[] | undefined {
  if (answer === null || answer === undefined) return undefined;
  if (!Array.isArray(answer)) throw new RpcInconsistentError('Receipts are missing');
  return readLogs(answer.flatMap((receipt) => fields(receipt, 'receipt')['logs'] ?? []));
}
