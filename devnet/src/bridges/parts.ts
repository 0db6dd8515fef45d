import { type BridgeContract, bridgeAddresses } from '@althing/bindings/localBridges';
import { type Bridge, type BridgeChainId, bridgeChainIdsOf } from '@althing/domain/bridges';
import { LOCAL_CHAINS } from '@althing/domain/chains';
import type { Address, ChainId } from '@althing/domain/units';
import { type Abi, encodeFunctionData, type Hex } from 'viem';
import type { LocalClient } from '../client.ts';
import type { Artifact } from '../packages.ts';

/** A contract and its constructor arguments on a chain. */
export interface BridgeDeployment {
  artifact: Artifact;
  args: readonly unknown[];
}

/** A call that the keeper makes once all contracts are deployed. */
export interface KeeperCall {
  to: Address;
  data: Hex;
}

/** One bridge on one chain. */
export interface BridgeParts<Name extends BridgeContract> {
  deployments: Readonly<Record<Name, BridgeDeployment>>;
  /** Calls to make once the contracts are deployed. */
  calls(client: LocalClient): Promise<readonly KeeperCall[]>;
}

/** The other local chains. */
export const otherChains = (chainId: ChainId): readonly ChainId[] => LOCAL_CHAINS.map(({ id }) => id).filter((id) => id !== chainId);

function idOn(bridge: Bridge, chainId: ChainId): BridgeChainId {
  const id = bridgeChainIdsOf(chainId)?.[bridge];
  if (id === undefined) throw new Error(`${bridge} does not reach chain ${chainId}`);
  return id;
}

/** A bridge's id of a local chain, as a number. */
export const bridgeNumber = (bridge: Exclude<Bridge, 'axelar'>, chainId: ChainId): bigint => BigInt(idOn(bridge, chainId));

export const axelarName = (chainId: ChainId): string => String(idOn('axelar', chainId));

/** Makes calls of one contract, in order. */
export const callsOf =
  (name: BridgeContract, abi: Abi) =>
  (functionName: string, ...args: readonly unknown[]): KeeperCall => ({
    to: bridgeAddresses[name],
    data: encodeFunctionData({ abi, functionName, args }),
  });
