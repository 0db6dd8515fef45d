import { type AbiEvent, type AbiParameter, decodeAbiParameters, toEventSelector } from 'viem';
import type { Hex } from '@althing/domain/units';
import { requireUnshared } from './requireUnshared.ts';
import type { Log } from './rpc/answers.ts';

/** Arguments of an event by name. Addresses and bytes are lower-case hex; integers of more than 48 bits are bigints, the others numbers. */
export type Args = Record<string, unknown>;

/**
 * Largest data of an event that contains texts or lists, in bytes. A proposal is sent in a transaction of at most 131,072 bytes, the limit of
 * nodes. Its event adds two empty words for each action, of which such a transaction holds up to 1,024.
 */
export const MAX_DATA_BYTES = 131_072 + 1024 * 64;

/** Reads the logs of one event; undefined where a log has the event's topic but not its form. */
type Decoder = (log: Log) => Args | undefined;

/** Decoders of one kind of contract by first topic. */
export type Decoders = ReadonlyMap<Hex, { name: string; decode: Decoder }>;

type WordReader = (word: string) => unknown;

const readInteger: WordReader = (word) => BigInt(`0x${word}`);
const readSmallInteger: WordReader = (word) => Number.parseInt(word, 16);
const readAddress: WordReader = (word) => `0x${word.slice(24)}`;
const readBool: WordReader = (word) => !/^0*$/.test(word);
const readBytes32: WordReader = (word) => `0x${word}`;

/** Reads types that fill exactly one word, as nearly all logged values do; ten times faster than the general decoder. */
function wordReader({ type }: AbiParameter): WordReader | undefined {
  if (type === 'address') return readAddress;
  if (type === 'bool') return readBool;
  if (type === 'bytes32') return readBytes32;
  const bits = /^uint(\d+)$/.exec(type)?.[1];
  if (!bits) return undefined;
  return Number(bits) <= 48 ? readSmallInteger : readInteger;
}

const isDynamic = ({ type }: AbiParameter) => /^(string|bytes|tuple)$|\]$/.test(type);

/** The general decoder answers checksummed addresses. In lower case, like everything else here, they can be compared and stored as `bytea`. */
function lowerAddresses(value: unknown): unknown {
  if (typeof value === 'string') return /^0x[0-9a-fA-F]{40}$/.test(value) ? value.toLowerCase() : value;
  if (Array.isArray(value)) return value.map(lowerAddresses);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, lowerAddresses(inner)]));
  return value;
}

type NamedParameter = AbiParameter & { name: string };

function dataReader(inputs: readonly NamedParameter[]): (data: Hex) => Args | undefined {
  const readers = inputs.map(wordReader);
  if (readers.every((reader) => reader !== undefined)) {
    return (data) => {
      if (data.length < 2 + 64 * inputs.length) return undefined;
      return Object.fromEntries(inputs.map(({ name }, i) => [name, readers[i]!(data.slice(2 + 64 * i, 66 + 64 * i))]));
    };
  }
  return (data) => {
    if (data.length > 2 + 2 * MAX_DATA_BYTES) return undefined;
    try {
      requireUnshared(inputs, data);
      const values = decodeAbiParameters(inputs, data);
      return Object.fromEntries(inputs.map(({ name }, i) => [name, lowerAddresses(values[i])]));
    } catch {
      // Whoever may upgrade a contract can log nonsense under a known topic. That must not stop the indexing of the chain.
      return undefined;
    }
  };
}

function createDecoder(event: AbiEvent): Decoder {
  const inputs = event.inputs.map((input, index) => ({ ...input, name: input.name ?? String(index) }));
  const indexed = inputs.filter((input) => input.indexed);
  const readData = dataReader(inputs.filter((input) => !input.indexed));
  // For a dynamic indexed argument the log holds only its hash.
  const readTopic = indexed.map((input) => (isDynamic(input) ? readBytes32 : (wordReader(input) ?? readBytes32)));
  return ({ topics, data }) => {
    if (topics.length !== indexed.length + 1) return undefined;
    const rest = readData(data);
    if (!rest) return undefined;
    const args: Args = {};
    indexed.forEach(({ name }, i) => (args[name] = readTopic[i]!(topics[i + 1]!.slice(2))));
    return Object.assign(args, rest);
  };
}

/** @param abi - contains the events of one kind of contract; other entries are ignored. */
export function createDecoders(abi: readonly { type: string }[]): Decoders {
  const events = abi.filter((entry): entry is AbiEvent => entry.type === 'event');
  return new Map(events.map((event) => [toEventSelector(event), { name: event.name, decode: createDecoder(event) }]));
}
