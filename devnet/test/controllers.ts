import { bridgeAdaptersOf, messageControllerAbi, platformAddresses, proxyFactoryAbi } from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import type { Address } from '@althing/domain/units';
import { encodeFunctionData, type Hex, parseEventLogs, type TransactionReceipt, zeroAddress, zeroHash } from 'viem';
import { expect } from 'vitest';
import { type LocalClient, localAccount } from '../src/index.ts';

const FOUNDER = localAccount(0).address;
/** Calls of the controller's authority are upgrades, so it is somebody else. */
const AUTHORITY = localAccount(1).address;

export async function mined(client: LocalClient, call: { to: Address; data: Hex; value?: bigint }): Promise<TransactionReceipt> {
  const receipt = await client.waitForTransactionReceipt({ hash: await client.sendTransaction(call) });
  expect(receipt.status).toBe('success');
  return receipt;
}

interface Agreement {
  /** How many bridges have to agree on what comes from the other chain. */
  minimum: number;
  bridges: readonly Bridge[];
  /** Seconds that calls wait. */
  delay?: number;
}

/** The organisation's controller on one of its two chains. */
export async function foundController(client: LocalClient, other: number, { minimum, bridges, delay = 0 }: Agreement): Promise<Address> {
  const adapters = bridgeAdaptersOf(client.chain.id)!;
  const initialisation = encodeFunctionData({
    abi: messageControllerAbi,
    functionName: 'initialize',
    args: [
      {
        owner: FOUNDER,
        vetoer: zeroAddress,
        originators: [FOUNDER],
        resenders: [FOUNDER],
        pausers: [],
        adapters: bridges.map((bridge) => adapters[bridge]),
        origins: [{ chainId: BigInt(other), minimum, delay }],
      },
    ],
  });
  const { messageControllerImplementation: implementation, proxyFactory: to } = platformAddresses;
  const parameters = { implementation, authority: AUTHORITY, argument: zeroHash, companion: zeroAddress };
  const data = encodeFunctionData({ abi: proxyFactoryAbi, functionName: 'deploy', args: [zeroHash, parameters, initialisation] });
  const receipt = await mined(client, { to, data });
  return parseEventLogs({ abi: proxyFactoryAbi, logs: receipt.logs, eventName: 'ProxyDeployed' })[0]!.args.proxy;
}
