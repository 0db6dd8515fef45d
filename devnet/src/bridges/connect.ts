import { type BridgeEndpoint, bridgeAdaptersOf, connectionCalls, platformAddresses, readConnection, sendCall } from '@althing/bindings';
import { bridgeAddresses } from '@althing/bindings/localBridges';
import type { Bridge } from '@althing/domain/bridges';
import type { Address } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import type { LocalClient } from '../client.ts';
import { installEndpoints } from './install.ts';
import { otherChains } from './parts.ts';

const alone = (endpoint: Address): BridgeEndpoint => ({ endpoint, companion: zeroAddress });

/** Contracts to which the adapters of local chains are connected. Connext is not available there. */
const ENDPOINTS: Readonly<Record<Exclude<Bridge, 'connext'>, BridgeEndpoint>> = {
  hyperlane: alone(bridgeAddresses.mailbox),
  layerzero: alone(bridgeAddresses.layerZeroEndpoint),
  ccip: alone(bridgeAddresses.ccipRouter),
  axelar: { endpoint: bridgeAddresses.axelarGateway, companion: bridgeAddresses.axelarGasService },
  wormhole: { endpoint: bridgeAddresses.wormholeCore, companion: bridgeAddresses.wormholeRelayer },
  polymer: alone(platformAddresses.localProver),
};
const CONNECTED = Object.keys(ENDPOINTS) as (keyof typeof ENDPOINTS)[];

/** The calls by which the owner connects one adapter, without those already made. */
async function missingCalls(client: LocalClient, bridge: keyof typeof ENDPOINTS) {
  const chainId = client.chain.id;
  const address = bridgeAdaptersOf(chainId)![bridge];
  const others = otherChains(chainId);
  const { at, reached } = await readConnection(client, bridge, address, others);
  if (at.endpoint !== zeroAddress) return [];
  const unknown = others.filter((id) => !reached.includes(id));
  return connectionCalls(bridge, address, ENDPOINTS[bridge], unknown);
}

/** Deploys the bridges' contracts on a chain and connects the adapters, unless that was done. */
export async function installBridges(client: LocalClient): Promise<void> {
  const calls = (await Promise.all(CONNECTED.map((bridge) => missingCalls(client, bridge)))).flat();
  if (calls.length === 0) return;
  await installEndpoints(client);
  for (const call of calls) {
    const { status } = await client.waitForTransactionReceipt({ hash: await sendCall(client, call) });
    if (status !== 'success') throw new Error(`The adapter ${call.to} was not connected`);
  }
}
