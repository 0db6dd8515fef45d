import { bridgeAddresses } from '@althing/bindings/localBridges';
import { areOfOneNetwork, type Bridge, type BridgeChainId, bridgeChainIdsOf, isLocalChain, publicBridgesOf } from '@althing/domain/bridges';
import { LOCAL_CHAINS } from '@althing/domain/chains';
import { MAINNET_CHAINS, TESTNET_CHAINS } from '@althing/domain/publicChains';
import type { Address, ChainId } from '@althing/domain/units';

/** The bridges' own contracts on a chain that say what becomes of deliveries there; undefined where they are not known. */
export interface BridgeContracts {
  layerZeroEndpoint: Address | undefined;
  /** Anybody may have the endpoint say that a delivery failed, so only LayerZero's own executor is believed. */
  layerZeroExecutor: Address | undefined;
  ccipRouter: Address | undefined;
  axelarGateway: Address | undefined;
  wormholeRelayer: Address | undefined;
}

export function bridgeContractsOf(chainId: ChainId): BridgeContracts {
  if (isLocalChain(chainId)) return bridgeAddresses;
  const { layerzero, ccip, axelar, wormhole } = publicBridgesOf(chainId) ?? {};
  return {
    layerZeroEndpoint: layerzero?.endpoint,
    layerZeroExecutor: layerzero?.executor,
    ccipRouter: ccip?.endpoint,
    axelarGateway: axelar?.endpoint,
    wormholeRelayer: wormhole?.companion,
  };
}

const ALL = [...LOCAL_CHAINS, ...MAINNET_CHAINS, ...TESTNET_CHAINS];

/** The chain that a bridge calls so on the network of `chainId`. */
export function originCalled(bridge: Bridge, id: BridgeChainId, chainId: ChainId): ChainId | undefined {
  const isReached = (other: ChainId) => (isLocalChain(chainId) ? isLocalChain(other) : areOfOneNetwork(chainId, other));
  return ALL.find((chain) => isReached(chain.id) && bridgeChainIdsOf(chain.id)?.[bridge] === id)?.id;
}
