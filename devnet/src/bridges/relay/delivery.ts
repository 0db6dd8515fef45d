import type { Bridge } from '@althing/domain/bridges';
import { bridgeChainIdsOf } from '@althing/domain/bridges';
import { LOCAL_CHAINS } from '@althing/domain/chains';
import type { Address, ChainId } from '@althing/domain/units';
import { type Abi, encodeFunctionData, type Log, type TransactionReceipt } from 'viem';
import type { LocalClient } from '../../client.ts';
import { BRIDGE_RELAYER } from '../addresses.ts';

/** A message that a bridge has taken and not brought yet. */
export interface Delivery {
  bridge: Bridge;
  destination: ChainId;
  /** Signs in the place of the bridge's validators and brings it; may be tried again. */
  deliver(to: LocalClient): Promise<TransactionReceipt>;
}

/** What a transaction of `from` has given to one bridge. */
export type Deliveries = (from: LocalClient, logs: readonly Log[]) => readonly Delivery[];

/** The local chain that a bridge calls so. */
export function chainCalled(bridge: Bridge, id: bigint | string): ChainId {
  const chain = LOCAL_CHAINS.find((each) => bridgeChainIdsOf(each.id)?.[bridge] === id);
  if (!chain) throw new Error(`${bridge} has no local chain ${id}`);
  return chain.id;
}

interface RelayerCall {
  address: Address;
  abi: Abi;
  functionName: string;
  args: readonly unknown[];
  value?: bigint;
}

/** As much as any delivery takes, since the failure of a receiver that is caught would make an estimate too low. */
const GAS = 3_000_000n;

/** By the relayer. @throws where it is refused, with the contract's reason. */
export async function relayed(to: LocalClient, { address, abi, functionName, args, value = 0n }: RelayerCall): Promise<TransactionReceipt> {
  const data = encodeFunctionData({ abi, functionName, args });
  const call = { account: BRIDGE_RELAYER, to: address, data, value, gas: GAS };
  await to.call(call);
  return to.waitForTransactionReceipt({ hash: await to.sendTransaction(call) });
}
