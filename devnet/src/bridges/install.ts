import { BRIDGE_CONTRACTS, BRIDGE_KEEPER, BRIDGE_RELAYER, type BridgeContract } from '@althing/bindings/localBridges';
import type { ChainId } from '@althing/domain/units';
import { encodeDeployData, parseEther } from 'viem';
import type { LocalClient } from '../client.ts';
import { axelarParts } from './axelar.ts';
import { ccipParts } from './ccip.ts';
import { hyperlaneParts } from './hyperlane.ts';
import { layerZeroParts } from './layerZero.ts';
import { bridgePackages } from '../packages.ts';
import type { BridgeDeployment, BridgeParts } from './parts.ts';
import { sendAll } from './sendAll.ts';
import { wormholeParts } from './wormhole.ts';

const partsOn = (packages: string, chainId: ChainId) =>
  [hyperlaneParts, layerZeroParts, ccipParts, axelarParts, wormholeParts].map((parts) => parts(packages, chainId));

/**
 * Deploys and configures the contracts of Hyperlane, LayerZero, CCIP, Axelar and Wormhole as their packages ship them. The keeper's nonce shows how
 * far that
 * has come, so that it continues where it was interrupted.
 */
export async function installEndpoints(client: LocalClient): Promise<void> {
  const parts = partsOn(await bridgePackages(), client.chain.id);
  const deployments = Object.assign({}, ...parts.map(({ deployments }) => deployments)) as Record<BridgeContract, BridgeDeployment>;
  await client.setBalance({ address: BRIDGE_RELAYER.address, value: parseEther('1000') });
  const creations = BRIDGE_CONTRACTS.map((name) => {
    const { artifact, args } = deployments[name];
    return { data: encodeDeployData({ ...artifact, args }) };
  });
  const sent = await client.getTransactionCount(BRIDGE_KEEPER);
  await sendAll(client, BRIDGE_KEEPER, creations.slice(sent), sent);
  const calls = (await Promise.all((parts as readonly BridgeParts<never>[]).map((each) => each.calls(client)))).flat();
  const made = Math.max(sent - creations.length, 0);
  await sendAll(client, BRIDGE_KEEPER, calls.slice(made), creations.length + made);
}
