import type { CheckUnit } from '@althing/domain/organisation';
import type { Address, Hex } from '@althing/domain/units';
import { type AbiEvent, type AbiFunction, type AbiParameter, keccak256, parseAbiItem } from 'viem';
import { getCode, getLogs, getStorageAt, multicall } from 'viem/actions';
import type { ReadClient } from './call.ts';

/** Integers are decimal strings, so that a check survives JSON; the ABI type says what they become. */
export type CheckArgument = string | boolean | readonly CheckArgument[];

/** A question to the chain with its expected answer; reading it needs no knowledge of the plan. */
export type Check = {
  label: string;
  /** What the values count, for whoever tells them to a person. */
  unit?: CheckUnit;
  /** Compared with `formatCheckValue(actual)`, letter by letter. */
  expected: string;
  /**
   * `always`: holds until the organisation changes itself on purpose, so a later failure is drift.
   * `deployment`: holds at the block of the deployment and changes in everyday use (balances); read it at that block.
   */
  when: 'deployment' | 'always';
} & (
  | { type: 'codeHash'; address: Address }
  | { type: 'storage'; address: Address; slot: Hex }
  /** `signature` in human-readable ABI form, e.g. `function hasRole(bytes32,address) view returns (bool)`. */
  | { type: 'call'; address: Address; signature: string; args: readonly CheckArgument[] }
  /**
   * Every event of that kind that the contract emitted in the block (or, where none is named, ever), as `formatEvents` puts
   * it. For what no function lists, such as the holders of a role. `signature` as in `event RoleGranted(bytes32 indexed role)`.
   */
  | { type: 'events'; address: Address; signature: string }
);

export interface CheckResult {
  label: string;
  expected: string;
  /** What the chain answered; null where it could not be read (no contract, revert, or no answer from the node). */
  actual: string | null;
  ok: boolean;
}

type CallCheck = Extract<Check, { type: 'call' }>;
type EventCheck = Extract<Check, { type: 'events' }>;
type RawCheck = Exclude<Check, { type: 'call' }>;

/** Canonical text of a decoded value: decimal integers, checksummed addresses, `[a, b]` for lists and several results. */
export function formatCheckValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatCheckValue).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return formatCheckValue(Object.values(value));
  return String(value);
}

/** Canonical text of the arguments of several events, whatever their order. */
export function formatEvents(events: readonly (readonly unknown[])[]): string {
  return `[${events.map(formatCheckValue).sort().join(', ')}]`;
}

/** Turns the decimal strings of a check back into what the ABI encoder takes. */
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

/** All calls of the batch in one `eth_call`; no multicall contract has to be on the chain. */
async function readCalls(client: ReadClient, checks: readonly CallCheck[], blockNumber?: bigint): Promise<(string | null)[]> {
  if (checks.length === 0) return [];
  const answers = await multicall(client, {
    contracts: checks.map(toContractCall),
    deployless: true,
    // Bytes of calldata per request: with its framing this stays below the 49,152 bytes that EIP-3860 allows.
    batchSize: 4096,
    allowFailure: true,
    ...(blockNumber === undefined ? {} : { blockNumber }),
  }).catch(() => []);
  return checks.map((_, i) => {
    const answer = answers[i];
    return answer?.status === 'success' ? formatCheckValue(answer.result) : null;
  });
}

/** A contract that is older than the block said nothing in it; then its whole past is asked for. */
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
 * Asks the chain every question and compares. Never throws for what cannot be read: such a result has `actual: null` and
 * is not ok. Calls travel as one `eth_call`; give the client a batching transport to put the rest into one request as well.
 *
 * @param blockNumber block at which to read; the latest where absent. Checks with `when: 'deployment'` need the block of
 * the deployment (or any before the first transfer).
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
