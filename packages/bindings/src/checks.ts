import type { CheckUnit } from '@althing/domain/organisation';
import type { Address, Hex } from '@althing/domain/units';
import { type AbiEvent, type AbiFunction, type AbiParameter, keccak256, parseAbiItem } from 'viem';
import { getCode, getLogs, getStorageAt, multicall } from 'viem/actions';
import type { ReadClient } from './call.ts';

/** Integers are decimal strings, so that a check survives JSON. Their ABI type says how to convert them. */
export type CheckArgument = string | boolean | readonly CheckArgument[];

/** A question to the chain with its expected answer. Reading it requires no knowledge of the plan. */
export type Check = {
  label: string;
  /** Unit of the values, for showing them to people. */
  unit?: CheckUnit;
  /** Compared exactly with `formatCheckValue(actual)`. */
  expected: string;
  /**
   * `always`: holds until the organisation deliberately changes, so a later failure means that something has changed.
   * `deployment`: holds at the block of the deployment and changes in normal use (balances); read it at that block.
   */
  when: 'deployment' | 'always';
} & (
  | { type: 'codeHash'; address: Address }
  | { type: 'storage'; address: Address; slot: Hex }
  /** `signature` in human-readable ABI form, e.g. `function hasRole(bytes32,address) view returns (bool)`. */
  | { type: 'call'; address: Address; signature: string; args: readonly CheckArgument[] }
  /**
   * All events of a kind that the contract emitted in the block (or ever, if no block is given), as formatted by `formatEvents`. For what no function
   * lists,
   * such as holders of a role. `signature` is like `event RoleGranted(bytes32 indexed role)`.
   */
  | { type: 'events'; address: Address; signature: string }
);

export interface CheckResult {
  label: string;
  expected: string;
  /** The chain's answer; null where it could not be read (no contract, a revert, or no answer from the node). */
  actual: string | null;
  ok: boolean;
}

type CallCheck = Extract<Check, { type: 'call' }>;
type EventCheck = Extract<Check, { type: 'events' }>;
type RawCheck = Exclude<Check, { type: 'call' }>;

/** Canonical text of a decoded value: decimal integers, checksummed addresses, `[a, b]` for lists and multiple results. */
export function formatCheckValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatCheckValue).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return formatCheckValue(Object.values(value));
  return String(value);
}

/** Canonical text of the arguments of several events, independent of their order. */
export function formatEvents(events: readonly (readonly unknown[])[]): string {
  return `[${events.map(formatCheckValue).sort().join(', ')}]`;
}

/** Converts a check's decimal strings to what the ABI encoder expects. */
function toAbiValue(type: string, value: CheckArgument): unknown {
  const element = /^(.*)\[\d*\]$/.exec(type)?.[1];
  if (element !== undefined && typeof value === 'object') return value.map((item) => toAbiValue(element, item));
  return /^u?int/.test(type) && typeof value === 'string' ? BigInt(value) : value;
}

function toContractCall({ address, signature, args }: CallCheck) {
  const item = parseAbiItem(signature) as AbiFunction;
  const inputs: readonly AbiParameter[] = item.inputs;
  return { address, abi: [item], functionName: item.name, args: args.map((arg, i) => toAbiValue(inputs[i]?.type ?? '', arg)) };
}

/** Reads all calls of a batch with one `eth_call`, without a multicall contract on the chain. */
async function readCalls(client: ReadClient, checks: readonly CallCheck[], blockNumber?: bigint): Promise<(string | null)[]> {
  if (checks.length === 0) return [];
  const answers = await multicall(client, {
    contracts: checks.map(toContractCall),
    deployless: true,
    // Bytes of calldata per request. With overhead, this stays below the 49,152 bytes that EIP-3860 allows.
    batchSize: 4096,
    allowFailure: true,
    ...(blockNumber === undefined ? {} : { blockNumber }),
  }).catch(() => []);
  return checks.map((_, i) => {
    const answer = answers[i];
    return answer?.status === 'success' ? formatCheckValue(answer.result) : null;
  });
}

/** Events in the block. If there are none, because the contract was deployed before it, all events until then. */
async function readEvents(client: ReadClient, { address, signature }: EventCheck, blockNumber?: bigint): Promise<string> {
  const event = parseAbiItem(signature) as AbiEvent;
  const read = (fromBlock: bigint, toBlock: bigint | 'latest') => getLogs(client, { address, event, strict: true, fromBlock, toBlock });
  const inBlock = blockNumber === undefined ? [] : await read(blockNumber, blockNumber);
  const logs = inBlock.length > 0 ? inBlock : await read(0n, blockNumber ?? 'latest');
  return formatEvents(logs.map(({ args }) => event.inputs.map(({ name }) => (args as Record<string, unknown>)[name ?? ''])));
}

async function readRaw(client: ReadClient, check: RawCheck, blockNumber?: bigint): Promise<string | null> {
  const at = blockNumber === undefined ? {} : { blockNumber };
  try {
    if (check.type === 'events') return await readEvents(client, check, blockNumber);
    if (check.type === 'storage') return (await getStorageAt(client, { address: check.address, slot: check.slot, ...at })) ?? null;
    const code = await getCode(client, { address: check.address, ...at });
    return code === undefined ? null : keccak256(code);
  } catch {
    return null;
  }
}

/**
 * Asks the chain every question and compares the answers. Never throws for what cannot be read: such a result has `actual: null` and is not ok. Calls
 * are
 * combined into one `eth_call`; use a client with a batching transport to combine the other reads too.
 *
 * @param blockNumber - block at which to read; the latest where absent. Checks with `when: 'deployment'` need the block of the deployment (or any
 * before
 * the first transfer).
 */
export async function runChecks(
  client: ReadClient,
  checks: readonly Check[],
  { blockNumber }: { blockNumber?: bigint } = {},
): Promise<CheckResult[]> {
  const calls = checks.filter((check) => check.type === 'call');
  const [called, raw] = await Promise.all([
    readCalls(client, calls, blockNumber),
    Promise.all(checks.map((check) => (check.type === 'call' ? null : readRaw(client, check, blockNumber)))),
  ]);
  let next = 0;
  return checks.map((check, i) => {
    const actual = (check.type === 'call' ? called[next++] : raw[i]) ?? null;
    return { label: check.label, expected: check.expected, actual, ok: actual === check.expected };
  });
}
