import { bridgeAdaptersOf, messageControllerAbi, platformAddresses, proxyFactoryAbi } from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { encodeFunctionData, parseEventLogs, toHex, type TransactionReceipt, zeroAddress, zeroHash } from 'viem';
import { localAccount } from './accounts.ts';
import type { LocalClient } from './client.ts';

const FOUNDER = localAccount(0).address;
/** Calls of a proxy's authority are upgrades, so it is somebody else. */
const AUTHORITY = localAccount(1).address;

interface Call {
  /** The first local one without it. */
  account?: ReturnType<typeof localAccount>;
  to: Address;
  data: Hex;
  value?: bigint;
  nonce?: number;
  gas?: bigint;
}

/** Sends it and waits. @throws where it fails. */
export async function mined(client: LocalClient, call: Call): Promise<TransactionReceipt> {
  const receipt = await client.waitForTransactionReceipt({ hash: await client.sendTransaction(call) });
  if (receipt.status !== 'success') throw new Error(`The call of ${call.to} in ${receipt.transactionHash} failed`);
  return receipt;
}

export interface ProxyOptions {
  implementation: Address;
  argument?: Hex;
  initialisation: Hex;
  /** Of several by the same founder; the address depends on it. */
  number?: number;
}

/** A proxy of the first local account, at one address on every chain. */
export async function deployProxy(
  client: LocalClient,
  { implementation, argument = zeroHash, initialisation, number = 0 }: ProxyOptions,
): Promise<Address> {
  const parameters = { implementation, authority: AUTHORITY, argument, companion: zeroAddress };
  const args = [toHex(number, { size: 32 }), parameters, initialisation] as const;
  const data = encodeFunctionData({ abi: proxyFactoryAbi, functionName: 'deploy', args });
  const { logs } = await mined(client, { to: platformAddresses.proxyFactory, data });
  return parseEventLogs({ abi: proxyFactoryAbi, logs, eventName: 'ProxyDeployed' })[0]!.args.proxy;
}

export interface ControllerOptions {
  /** The other chain. */
  other: ChainId;
  /** How many bridges have to agree on what comes from there. */
  minimum: number;
  bridges: readonly Bridge[];
  /** Seconds that calls wait. */
  delay?: number;
  vetoer?: Address;
  number?: number;
}

/** A message controller of the first local account, who may do everything with it. What bridges bring in the second of this is void. */
export function foundController(client: LocalClient, options: ControllerOptions): Promise<Address> {
  const { other, minimum, bridges, delay = 0, vetoer = zeroAddress, number = 0 } = options;
  const adapters = bridgeAdaptersOf(client.chain.id)!;
  const setup = {
    owner: FOUNDER,
    vetoer,
    originators: [FOUNDER],
    resenders: [FOUNDER],
    pausers: [FOUNDER],
    adapters: bridges.map((bridge) => adapters[bridge]),
    origins: [{ chainId: BigInt(other), minimum, delay }],
  };
  const initialisation = encodeFunctionData({ abi: messageControllerAbi, functionName: 'initialize', args: [setup] });
  return deployProxy(client, { implementation: platformAddresses.messageControllerImplementation, initialisation, number });
}

/** Whatever comes now is later than what was decided before. */
export async function passSeconds(client: LocalClient, seconds: number): Promise<void> {
  await client.increaseTime({ seconds });
  await client.mine({ blocks: 1 });
}
