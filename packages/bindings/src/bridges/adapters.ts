import { type Bridge, type BridgeChainId, bridgeChainIdsOf } from '@althing/domain/bridges';
import { LOCAL_CHAINS } from '@althing/domain/chains';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { stringToHex, toHex, zeroHash } from 'viem';
import { readContract } from 'viem/actions';
import { type Call, contractCall, type ReadClient } from '../call.ts';
import { hyperlaneAdapterAbi as adapterAbi } from '../contracts.ts';
import type { PlatformRecord } from '../bondContracts.ts';
import { platformAddresses as generated } from '../generated/platformAddresses.ts';
import type { OwnedName } from '../platformDeployments.ts';
import publicPlatforms from '../publicPlatforms.json' with { type: 'json' };

/** The adapters of a chain, from addresses by contract name. */
export const bridgeAdaptersAt = (addresses: Readonly<Record<OwnedName, Address>>): Readonly<Record<Bridge, Address>> => ({
  hyperlane: addresses.HyperlaneAdapter,
  layerzero: addresses.LayerZeroAdapter,
  ccip: addresses.CcipAdapter,
  axelar: addresses.AxelarAdapter,
  wormhole: addresses.WormholeAdapter,
  polymer: addresses.PolymerAdapter,
  connext: addresses.ConnextAdapter,
});

/** The owner is part of the adapters' code, and so of their addresses. On local chains it is the first account of the public mnemonic. */
const localAdapters = bridgeAdaptersAt(generated);

/** The adapters on a chain; undefined where there are none. */
export function bridgeAdaptersOf(chainId: ChainId): Readonly<Record<Bridge, Address>> | undefined {
  if (LOCAL_CHAINS.some(({ id }) => id === chainId)) return localAdapters;
  const record = (publicPlatforms as Readonly<Record<string, PlatformRecord>>)[chainId];
  return record && bridgeAdaptersAt(record.contracts);
}

/** A contract of the platform that knows the adapters of its chain, or has an owner. Undefined if the platform is not on the chain. */
function platformContract(chainId: ChainId, name: 'MessageController' | 'AssetController' | 'ControllerWrapper'): Address | undefined {
  if (LOCAL_CHAINS.some(({ id }) => id === chainId)) return generated[name];
  return (publicPlatforms as Readonly<Record<string, PlatformRecord>>)[chainId]?.contracts[name];
}

/** The implementation behind message controllers on a chain; undefined if the platform is not there. */
export const messageControllerImplementationOf = (chainId: ChainId): Address | undefined => platformContract(chainId, 'MessageController');

/** The implementation behind asset controllers on a chain; undefined if the platform is not there. */
export const assetControllerImplementationOf = (chainId: ChainId): Address | undefined => platformContract(chainId, 'AssetController');

/** The platform's wrapper of asset controllers on a chain; undefined if the platform is not there. */
export const controllerWrapperOf = (chainId: ChainId): Address | undefined => platformContract(chainId, 'ControllerWrapper');

/** The bridge's contracts on a chain, to which its adapter is connected permanently. */
export interface BridgeEndpoint {
  endpoint: Address;
  /** Axelar's gas service, or Wormhole's relayer. */
  companion: Address;
}

/** As adapters store it: a number right-aligned in the word, a text left-aligned. */
const routeId = (id: BridgeChainId): Hex => (typeof id === 'bigint' ? toHex(id, { size: 32 }) : stringToHex(id, { size: 32 }));

/** Those of `chainIds` that the bridge reaches, with the bridge's ids for them. */
const routesTo = (bridge: Bridge, chainIds: readonly ChainId[]) =>
  chainIds.flatMap((chainId) => {
    const id = bridgeChainIdsOf(chainId)?.[bridge];
    return id === undefined ? [] : [{ chainId: BigInt(chainId), id: routeId(id) }];
  });

/** The call by which an adapter's owner adds chains. Chains that the bridge does not reach are left out. */
export const addRoutesCall = (bridge: Bridge, adapter: Address, chainIds: readonly ChainId[]): Call =>
  contractCall({ address: adapter, abi: adapterAbi, functionName: 'addRoutes', args: [routesTo(bridge, chainIds)] });

/** The call by which an adapter's owner connects it to its bridge, once. */
export const connectCall = (adapter: Address, { endpoint, companion }: BridgeEndpoint): Call =>
  contractCall({ address: adapter, abi: adapterAbi, functionName: 'connect', args: [endpoint, companion] });

/** Both calls, after which the adapter reaches the chains `others`, as far as its bridge does. */
export const connectionCalls = (bridge: Bridge, adapter: Address, at: BridgeEndpoint, others: readonly ChainId[]): Call[] => [
  addRoutesCall(bridge, adapter, others),
  connectCall(adapter, at),
];

/** How an adapter is connected to its bridge on a chain. */
export interface AdapterConnection {
  /** Zero addresses before it is connected. */
  at: BridgeEndpoint;
  /** Those of the requested chains that it reaches. */
  reached: readonly ChainId[];
  /** Chains that it knows by another id than the bridge uses. */
  misnamed: readonly ChainId[];
}

export async function readConnection(
  client: ReadClient,
  bridge: Bridge,
  address: Address,
  chainIds: readonly ChainId[],
): Promise<AdapterConnection> {
  const at = { address, abi: adapterAbi } as const;
  const [endpoint, companion, ...routes] = await Promise.all([
    readContract(client, { ...at, functionName: 'endpoint' }),
    readContract(client, { ...at, functionName: 'companion' }),
    ...chainIds.map((chainId) => readContract(client, { ...at, functionName: 'routeOf', args: [BigInt(chainId)] })),
  ]);
  const names = new Map(routesTo(bridge, chainIds).map(({ chainId, id }) => [Number(chainId), id]));
  const reached = chainIds.filter((_, index) => routes[index] !== zeroHash);
  return {
    at: { endpoint, companion },
    reached,
    misnamed: reached.filter((chainId) => routes[chainIds.indexOf(chainId)] !== names.get(chainId)),
  };
}
