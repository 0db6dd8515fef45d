import type { Bridge } from '@althing/domain/bridges';
import { bridgeChainIdsOf } from '@althing/domain/bridges';
import { LOCAL_CHAINS } from '@althing/domain/chains';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import { type Abi, encodeFunctionData, type Hex, type Log, type PublicClient } from 'viem';
import { BRIDGE_VALIDATORS } from './addresses.ts';

/** A client that reads a chain. */
export type BridgeReader = Pick<PublicClient, 'readContract' | 'getBlock'>;

/** The chain that a message is sent from. */
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

/** One of the transactions that deliver a message. */
export interface DeliveryStep {
  /** Whether it was done already, according to the chain. */
  isDone(to: BridgeReader): Promise<boolean>;
  /** Signs in place of the bridge's validators. @throws where another step has to come first. */
  call(to: BridgeReader): Promise<BridgeCall>;
}

/** A bridge whose part somebody plays on local chains. Of the second set, those that stand on LayerZero or Wormhole are these. */
export type PlayedBridge = Bridge | 'across';

/** A message that a bridge has accepted. */
export interface LocalDelivery {
  bridge: PlayedBridge;
  destination: ChainId;
  /** Position of the bridge's event among the logs of its transaction. It does not change if a fork moves the transaction to another block. */
  position: number;
  /** In order. The last step delivers the message; earlier ones only change what the bridge knows. */
  steps: readonly [...DeliveryStep[], DeliveryStep];
}

/** A log of a transaction. */
export type SentLog = Log<bigint, number, false>;

/** What one transaction of `origin` gave to one bridge. @param logs - all of the transaction's. */
export type Deliveries = (origin: Origin, logs: readonly SentLog[]) => readonly LocalDelivery[];

/** The local chain with this id at a bridge. */
export const chainCalled = (bridge: Bridge, id: bigint | string): ChainId | undefined =>
  LOCAL_CHAINS.find((each) => bridgeChainIdsOf(each.id)?.[bridge] === id)?.id;

/** The bridge's id of a local chain. */
export function nameOnBridge(bridge: Bridge, chainId: ChainId): bigint | string {
  const id = bridgeChainIdsOf(chainId)?.[bridge];
  if (id === undefined) throw new Error(`${bridge} does not reach chain ${chainId}`);
  return id;
}

/** Logs of one contract; other contracts could log the same events. */
export const saidBy = (address: Address, logs: readonly SentLog[]): SentLog[] => logs.filter((log) => sameAddress(log.address, address));

export const positionOf = ({ logIndex }: { logIndex: number }, logs: readonly SentLog[]): number => logIndex - logs[0]!.logIndex;

export function bridgeCall(to: Address, abi: Abi, functionName: string, args: readonly unknown[], value = 0n): BridgeCall {
  return { to, data: encodeFunctionData({ abi, functionName, args }), value };
}

/** Signatures of two of the three validators, in the order of their addresses. */
export const twoSignatures = (raw: Hex): Promise<Hex[]> =>
  Promise.all(BRIDGE_VALIDATORS.slice(0, 2).map((each) => each.signMessage({ message: { raw } })));
