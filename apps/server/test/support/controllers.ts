import { bridgeAdaptersOf, messageControllerAbi, platformAddresses, proxyFactoryAbi } from '@althing/bindings';
import { type LocalClient, localAccount } from '@althing/devnet';
import { BRIDGES } from '@althing/domain/bridges';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { encodeFunctionData, parseEventLogs, type TransactionReceipt, zeroAddress, zeroHash } from 'viem';

const FOUNDER = localAccount(0).address;
/** Calls of the controller's authority are upgrades, so it is somebody else. */
const AUTHORITY = localAccount(1).address;

/** Sends it and waits. @throws where it fails. */
export async function mined(client: LocalClient, call: { to: Address; data: Hex; value?: bigint }): Promise<TransactionReceipt> {
  const receipt = await client.waitForTransactionReceipt({ hash: await client.sendTransaction(call) });
  if (receipt.status !== 'success') throw new Error(`The call of ${call.to} failed`);
  return receipt;
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
  const { messageControllerImplementation: implementation, proxyFactory: to } = platformAddresses;
  const parameters = { implementation, authority: AUTHORITY, argument: zeroHash, companion: zeroAddress };
  const data = encodeFunctionData({ abi: proxyFactoryAbi, functionName: 'deploy', args: [zeroHash, parameters, initialisation] });
  const { logs } = await mined(client, { to, data });
  // The second of the change itself is void.
  await client.increaseTime({ seconds: 2 });
  await client.mine({ blocks: 1 });
  return parseEventLogs({ abi: proxyFactoryAbi, logs, eventName: 'ProxyDeployed' })[0]!.args.proxy;
}
