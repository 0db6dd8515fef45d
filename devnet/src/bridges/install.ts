import { BRIDGE_CONTRACTS, BRIDGE_KEEPER, BRIDGE_RELAYER, type BridgeContract } from '@althing/bindings/localBridges';
import type { ChainId } from '@althing/domain/units';
import { encodeDeployData, type Hex, parseEther, parseGwei } from 'viem';
import type { LocalClient } from '../client.ts';
import { axelarParts } from './axelar.ts';
import { ccipParts } from './ccip.ts';
import { hyperlaneParts } from './hyperlane.ts';
import { layerZeroParts } from './layerZero.ts';
import { bridgePackages } from '../packages.ts';
import type { BridgeDeployment, BridgeParts, KeeperCall } from './parts.ts';
import { wormholeParts } from './wormhole.ts';

/** A third of the block gas limit. */
const GAS = 10_000_000n;

/** Sends the transactions without waiting, starting with `nonce`, and then checks their receipts. */
async function sendAll(client: LocalClient, transactions: readonly Partial<KeeperCall>[], nonce: number): Promise<void> {
  const hashes: Hex[] = [];
  for (const [index, transaction] of transactions.entries()) {
    const serializedTransaction = await BRIDGE_KEEPER.signTransaction({
      ...transaction,
      chainId: client.chain.id,
      nonce: nonce + index,
      gas: GAS,
      maxFeePerGas: parseGwei('100'),
      maxPriorityFeePerGas: 0n,
    });
    hashes.push(await client.sendRawTransaction({ serializedTransaction }));
  }
  const receipts = await Promise.all(hashes.map((hash) => client.waitForTransactionReceipt({ hash })));
  const refused = receipts.findIndex(({ status }) => status !== 'success');
  if (refused >= 0) throw new Error(`Transaction ${nonce + refused} of the keeper of bridges was refused`);
}

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
  for (const { address } of [BRIDGE_KEEPER, BRIDGE_RELAYER]) await client.setBalance({ address, value: parseEther('1000') });
  const creations = BRIDGE_CONTRACTS.map((name) => {
    const { artifact, args } = deployments[name];
    return { data: encodeDeployData({ ...artifact, args }) };
  });
  const sent = await client.getTransactionCount(BRIDGE_KEEPER);
  await sendAll(client, creations.slice(sent), sent);
  const calls = (await Promise.all((parts as readonly BridgeParts<never>[]).map((each) => each.calls(client)))).flat();
  const made = Math.max(sent - creations.length, 0);
  await sendAll(client, calls.slice(made), creations.length + made);
}
