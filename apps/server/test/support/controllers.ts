import { assetControllerAbi, bridgeAdaptersOf, messageControllerAbi, platformAddresses, proxyFactoryAbi } from '@althing/bindings';
import { type LocalClient, localAccount } from '@althing/devnet';
import { BRIDGES } from '@althing/domain/bridges';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { encodeFunctionData, pad, parseEther, parseEventLogs, type TransactionReceipt, zeroAddress, zeroHash } from 'viem';

const FOUNDER = localAccount(0).address;
/** Calls of the controller's authority are upgrades, so it is somebody else. */
const AUTHORITY = localAccount(1).address;

/** Sends it and waits. @throws where it fails. */
export async function mined(client: LocalClient, call: { to: Address; data: Hex; value?: bigint }): Promise<TransactionReceipt> {
  const receipt = await client.waitForTransactionReceipt({ hash: await client.sendTransaction(call) });
  if (receipt.status !== 'success') throw new Error(`The call of ${call.to} failed`);
  return receipt;
}

/** A proxy of the implementation, at one address on every chain. */
async function deployed(client: LocalClient, implementation: Address, argument: Hex, initialisation: Hex): Promise<Address> {
  const parameters = { implementation, authority: AUTHORITY, argument, companion: zeroAddress };
  const data = encodeFunctionData({
    abi: proxyFactoryAbi,
    functionName: 'deploy',
    args: [pad(implementation), parameters, initialisation],
  });
  const { logs } = await mined(client, { to: platformAddresses.proxyFactory, data });
  // The second of the change itself is void.
  await client.increaseTime({ seconds: 2 });
  await client.mine({ blocks: 1 });
  return parseEventLogs({ abi: proxyFactoryAbi, logs, eventName: 'ProxyDeployed' })[0]!.args.proxy;
}

/** A controller of the first local account that takes what one bridge brings from `other`; at one address on every chain. */
export async function foundController(client: LocalClient, other: ChainId): Promise<Address> {
  const adapters = bridgeAdaptersOf(client.chain.id)!;
  const initialisation = encodeFunctionData({
    abi: messageControllerAbi,
    functionName: 'initialize',
    args: [
      {
        owner: FOUNDER,
        vetoer: zeroAddress,
        originators: [FOUNDER],
        resenders: [],
        pausers: [],
        adapters: BRIDGES.map((bridge) => adapters[bridge]),
        origins: [{ chainId: BigInt(other), minimum: 1, delay: 0 }],
      },
    ],
  });
  return deployed(client, platformAddresses.messageControllerImplementation, zeroHash, initialisation);
}

/** A controller of play money that keeps what leaves and gives out what it keeps, by any one bridge. */
export function foundAssetController(client: LocalClient, other: ChainId): Promise<Address> {
  const adapters = bridgeAdaptersOf(client.chain.id)!;
  const limit = parseEther('1');
  const initialisation = encodeFunctionData({
    abi: assetControllerAbi,
    functionName: 'initialize',
    args: [
      {
        admin: FOUNDER,
        manager: FOUNDER,
        pauser: FOUNDER,
        custody: { locks: true, taxed: false, mintSelector: '0x00000000', burnSelector: '0x00000000' },
        duration: 86_400,
        minBridges: 0,
        unwrapping: false,
        multiBridgeAdapters: [],
        limits: BRIDGES.map((bridge) => ({ adapter: adapters[bridge], minting: limit, burning: limit })),
        chains: [{ chainId: BigInt(other), sends: true, takes: true }],
      },
    ],
  });
  return deployed(client, platformAddresses.assetControllerImplementation, pad(platformAddresses.localGold), initialisation);
}
