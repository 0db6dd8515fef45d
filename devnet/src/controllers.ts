import { setTimeout as pause } from 'node:timers/promises';
import { bridgeAdaptersOf, messageControllerAbi, platformAddresses, proxyFactoryAbi } from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import {
  encodeFunctionData,
  parseEventLogs,
  toHex,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
  zeroAddress,
  zeroHash,
} from 'viem';
import { localAccount } from './accounts.ts';
import type { LocalClient } from './client.ts';

const FOUNDER = localAccount(0).address;
/** A proxy takes calls of its authority as upgrades, so the authority must be another account. */
const AUTHORITY = localAccount(1).address;

interface Call {
  /** The first local account where absent. */
  account?: ReturnType<typeof localAccount>;
  to: Address;
  data: Hex;
  value?: bigint;
  nonce?: number;
  gas?: bigint;
}

/** Milliseconds after which a busy machine is not waited for any more. */
const PATIENCE_MS = 60_000;
const POLL_MS = 10;

/** Asks until there is one: viem's own waiting looks once per block, and where that is too early no other block comes. */
async function receiptOf(client: LocalClient, hash: Hex): Promise<TransactionReceipt> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(POLL_MS)) {
    const receipt = await client.getTransactionReceipt({ hash }).catch((error: unknown) => {
      if (!(error instanceof TransactionReceiptNotFoundError)) throw error;
    });
    if (receipt) return receipt;
  }
  throw new Error(`${hash} was not mined within ${PATIENCE_MS} ms`);
}

/** Sends the call and waits for its receipt. @throws where it fails. */
export async function mined(client: LocalClient, call: Call): Promise<TransactionReceipt> {
  const receipt = await receiptOf(client, await client.sendTransaction(call));
  if (receipt.status !== 'success') throw new Error(`The call of ${call.to} in ${receipt.transactionHash} failed`);
  return receipt;
}

export interface ProxyOptions {
  implementation: Address;
  argument?: Hex;
  initialisation: Hex;
  /** Distinguishes several contracts of the same founder; the address depends on it. */
  number?: number;
}

/** Deploys a proxy from the first local account, at the same address on every chain. */
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
  /** How many bridges have to agree on messages from that chain. */
  minimum: number;
  bridges: readonly Bridge[];
  /** Seconds that calls have to wait. */
  delay?: number;
  vetoer?: Address;
  number?: number;
}

/** Deploys a message controller of the first local account, which has all roles. What bridges deliver within the same second does not count. */
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

/** Lets so many seconds pass, so that what follows is later than settings made before. */
export async function passSeconds(client: LocalClient, seconds: number): Promise<void> {
  await client.increaseTime({ seconds });
  await client.mine({ blocks: 1 });
}
