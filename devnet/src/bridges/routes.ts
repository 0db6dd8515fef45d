import { join } from 'node:path';
import { bridgeAddresses, ROUTE_CONTRACTS, ROUTE_KEEPER, type RouteContract, routeAddresses } from '@althing/bindings/localBridges';
import { encodeDeployData, encodeFunctionData, pad } from 'viem';
import type { LocalClient } from '../client.ts';
import { bridgePackages, jsonArtifact } from '../packages.ts';
import { nttCalls, nttDeployments } from './ntt.ts';
import { type BridgeDeployment, bridgeNumber, otherChains } from './parts.ts';
import { sendAll } from './sendAll.ts';

const OFT = '@layerzerolabs/ovault-evm/artifacts/MockOFT.sol/MockOFT.json';

/**
 * Deploys what the second set of bridges needs besides the endpoints: LayerZero's OFT and Wormhole's NTT as their packages ship them, with their peers.
 * The keeper's nonce shows how far that has come.
 */
export async function installRoutes(client: LocalClient): Promise<void> {
  const sent = await client.getTransactionCount(ROUTE_KEEPER);
  const others = otherChains(client.chain.id);
  const ofNtt = nttCalls(client.chain.id);
  const total = ROUTE_CONTRACTS.length + others.length + ofNtt.length;
  if (sent >= total) return;
  const packages = await bridgePackages();
  const oft = jsonArtifact(join(packages, OFT));
  const deployments: Readonly<Record<RouteContract, BridgeDeployment>> = {
    localEuro: { artifact: oft, args: ['Local Euro', 'LEUR', bridgeAddresses.layerZeroEndpoint, ROUTE_KEEPER.address] },
    ...nttDeployments(packages, client.chain.id),
  };
  const creations = ROUTE_CONTRACTS.map((name) => {
    const { artifact, args } = deployments[name];
    return { data: encodeDeployData({ ...artifact, args }) };
  });
  const peers = others.map((id) => ({
    to: routeAddresses.localEuro,
    data: encodeFunctionData({
      abi: oft.abi,
      functionName: 'setPeer',
      args: [Number(bridgeNumber('layerzero', id)), pad(routeAddresses.localEuro)],
    }),
  }));
  await sendAll(client, ROUTE_KEEPER, [...creations, ...peers, ...ofNtt].slice(sent), sent);
}
