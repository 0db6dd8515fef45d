import type { Bridge } from '@althing/domain/bridges';
import { bridgeChainIdsOf } from '@althing/domain/bridges';
import { LOCAL_CHAINS } from '@althing/domain/chains';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import { type Abi, encodeFunctionData, type Hex, type Log, type PublicClient } from 'viem';
import { BRIDGE_VALIDATORS } from './addresses.ts';

/** Whoever is asked what a chain says. */
export type BridgeReader = Pick<PublicClient, 'readContract' | 'getBlock'>;

/** The chain that a message leaves. */
export interface Origin {
  chainId: ChainId;
  client: BridgeReader;
}

/** A transaction of the relayer on the destination. */
export interface BridgeCall {
  to: Address;
  data: Hex;
  value: bigint;
}

/** One transaction of those that bring a message. */
export interface DeliveryStep {
  /** Whether the chain has it already. */
  isDone(to: BridgeReader): Promise<boolean>;
  /** Signs in the place of the bridge's validators. @throws where something else has to come first. */
  call(to: BridgeReader): Promise<BridgeCall>;
}

/** A message that a bridge has taken. */
export interface LocalDelivery {
  bridge: Bridge;
  destination: ChainId;
  /** Of the bridge's event among the logs of its transaction, so that it is the same in whatever block that stands. */
  position: number;
  /** In this order. With the last the message is delivered; those before it change nothing but what the bridge knows. */
  steps: readonly [...DeliveryStep[], DeliveryStep];
}

/** A log of a transaction. */
export type SentLog = Log<bigint, number, false>;

/** What one transaction of `origin` has given to one bridge. @param logs - all of the transaction. */
export type Deliveries = (origin: Origin, logs: readonly SentLog[]) => readonly LocalDelivery[];

/** The local chain that a bridge calls so. */
export const chainCalled = (bridge: Bridge, id: bigint | string): ChainId | undefined =>
  LOCAL_CHAINS.find((each) => bridgeChainIdsOf(each.id)?.[bridge] === id)?.id;

/** What a bridge calls a local chain. */
export function nameOnBridge(bridge: Bridge, chainId: ChainId): bigint | string {
  const id = bridgeChainIdsOf(chainId)?.[bridge];
  if (id === undefined) throw new Error(`${bridge} does not reach chain ${chainId}`);
  return id;
}

/** What one contract said; others could say the same. */
export const saidBy = (address: Address, logs: readonly SentLog[]): SentLog[] => logs.filter((log) => sameAddress(log.address, address));

export const positionOf = ({ logIndex }: { logIndex: number }, logs: readonly SentLog[]): number => logIndex - logs[0]!.logIndex;

export function bridgeCall(to: Address, abi: Abi, functionName: string, args: readonly unknown[], value = 0n): BridgeCall {
  return { to, data: encodeFunctionData({ abi, functionName, args }), value };
}

/** Two of the three validators, in the order of their addresses. */
export const twoSignatures = (raw: Hex): Promise<Hex[]> =>
  Promise.all(BRIDGE_VALIDATORS.slice(0, 2).map((each) => each.signMessage({ message: { raw } })));
