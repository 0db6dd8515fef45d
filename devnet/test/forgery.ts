import { BRIDGE_RELAYER, BRIDGE_VALIDATORS, type LocalDelivery, RELAY_GAS } from '@althing/bindings/localBridges';
import { type Bridge, bridgeChainIdsOf } from '@althing/domain/bridges';
import type { ChainId, Hex } from '@althing/domain/units';
import { concat, slice, stringToHex, toHex, type TransactionReceipt } from 'viem';
import { localAccount, type LocalClient, mined } from '../src/index.ts';

/** What a transaction has said, or is to have said. */
export type Logs = TransactionReceipt['logs'];

/** As if a transaction had given bridges other bytes than it did: what validators who lie sign. */
export const saying = (logs: Logs, payload: Hex, other: Hex): Logs =>
  logs.map((log) => ({ ...log, data: log.data.replaceAll(payload.slice(2), other.slice(2)) as Hex }));

const written = (data: Hex, start: number, bytes: Hex): Hex =>
  concat([slice(data, 0, start), bytes, slice(data, start + (bytes.length - 2) / 2)]);

const numberOf = (bridge: Bridge, chainId: ChainId, size: number): Hex => toHex(bridgeChainIdsOf(chainId)![bridge] as bigint, { size });

/** Where each bridge's event, of this name or shape, says where a message goes: in its data, and in a topic. */
type Readdress = (log: Logs[number], from: ChainId, to: ChainId) => Logs[number];

/** Bytes at one place of the data, where they are what the chain is called. */
const at =
  (bridge: Bridge, start: number, size: number): Readdress =>
  (log, from, to) => {
    const isHere = log.data.length > (start + size) * 2 + 2 && slice(log.data, start, start + size) === numberOf(bridge, from, size);
    return isHere ? { ...log, data: written(log.data, start, numberOf(bridge, to, size)) } : log;
  };

const inTopics =
  (bridge: Bridge): Readdress =>
  (log, from, to) => ({
    ...log,
    topics: log.topics.map((topic) => (topic === numberOf(bridge, from, 32) ? numberOf(bridge, to, 32) : topic)) as typeof log.topics,
  });

const inWords =
  (wordOf: (chainId: ChainId) => Hex): Readdress =>
  (log, from, to) => ({ ...log, data: log.data.replaceAll(wordOf(from).slice(2), wordOf(to).slice(2)) as Hex });

const all =
  (...parts: Readdress[]): Readdress =>
  (log, from, to) =>
    parts.reduce((each, part) => part(each, from, to), log);

const READDRESS: Readonly<Record<Exclude<Bridge, 'connext'>, Readdress>> = {
  // Behind offset and length: version, nonce, origin and sender of a message.
  hyperlane: all(inTopics('hyperlane'), at('hyperlane', 64 + 41, 4)),
  // Behind three heads and a length: version, number, source and sender of a packet.
  layerzero: at('layerzero', 128 + 45, 4),
  ccip: all(
    inTopics('ccip'),
    inWords((chainId) => numberOf('ccip', chainId, 8)),
  ),
  axelar: inWords((chainId) => stringToHex(String(bridgeChainIdsOf(chainId)!.axelar))),
  // Behind four heads and a length: what the relayer's payload begins with.
  wormhole: at('wormhole', 161, 2),
  polymer: inTopics('polymer'),
};

/** As if a transaction had given a bridge its message for another chain. */
export const readdressed = (logs: Logs, bridge: keyof typeof READDRESS, from: ChainId, to: ChainId): Logs =>
  logs.map((log) => READDRESS[bridge](log, from, to));

/** As if Hyperlane had been given its message on another chain. */
export const fromElsewhere = (logs: Logs, origin: ChainId): Logs =>
  logs.map((log) =>
    log.data.length > (64 + 45) * 2 ? { ...log, data: written(log.data, 64 + 5, numberOf('hyperlane', origin, 4)) } : log,
  );

/** Whoever may bring it, step by step. @throws where a step is refused, with the contract's reason. */
export async function bring({ steps }: { steps: readonly LocalDelivery['steps'][number][] }, to: LocalClient): Promise<TransactionReceipt> {
  const receipts: TransactionReceipt[] = [];
  for (const step of steps) {
    const call = { account: BRIDGE_RELAYER, ...(await step.call(to)), gas: RELAY_GAS };
    await to.call(call);
    receipts.push(await mined(to, call));
  }
  return receipts.at(-1)!;
}

/** Somebody whose address lies between those of validators, so that nothing but the signature is wrong. */
function impostor() {
  const [first, , last] = BRIDGE_VALIDATORS.map(({ address }) => address.toLowerCase());
  for (let index = 200; ; index += 1) {
    const account = localAccount(index);
    const address = account.address.toLowerCase();
    if (address > first! && address < last!) return account;
  }
}

/** Does it while one of the validators whom bridges ask is somebody whom no bridge knows: one signature too few is genuine. */
export async function withOneValidatorLess<Result>(work: () => Promise<Result>): Promise<Result> {
  const [honest] = BRIDGE_VALIDATORS.splice(1, 1, impostor());
  try {
    return await work();
  } finally {
    BRIDGE_VALIDATORS.splice(1, 1, honest!);
  }
}

/** As if LayerZero had given its message this number: it wants to know of all before it, on each way. */
export const numbered = (logs: Logs, number: number): Logs =>
  logs.map((log) => (log.data.length > (128 + 81) * 2 ? { ...log, data: written(log.data, 128 + 1, toHex(number, { size: 8 })) } : log));
