import {
  bridgeAdaptersOf,
  encodeBridgeOptions,
  hyperlaneAdapterAbi,
  localTokenAbi,
  messageControllerAbi,
  platformAddresses,
} from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import type { Address } from '@althing/domain/units';
import { encodeFunctionData, getAddress, type Hex, parseEther, parseEventLogs, type TransactionReceipt } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deliveriesIn,
  foundController,
  type LocalChain,
  type LocalClient,
  localAccount,
  localClient,
  mined,
  startPlatformChain,
} from '../src/index.ts';
import { untakenPort } from '../src/ports.ts';

const [ALPHA, BETA] = [31337, 31338] as const;
const FOUNDER = localAccount(0).address;
const REFUND: Address = '0x00000000000000000000000000000000000ba1ba';
const REACHED: readonly Bridge[] = ['hyperlane', 'layerzero', 'ccip', 'axelar', 'wormhole', 'polymer'];
/** Enough for a controller to take a message. */
const DELIVERY_GAS = 200_000n;
const adapters = bridgeAdaptersOf(ALPHA)!;

interface Side {
  chain: LocalChain;
  client: LocalClient;
}

/** One number of play money per message, so that none can be taken for another. */
let amount = 0n;
let [home, far]: Side[] = [];
let controller: Address;
let controllerThere: Address;

const message = (threshold: number) => ({
  targets: [platformAddresses.localGold],
  calldatas: [encodeFunctionData({ abi: localTokenAbi, functionName: 'mint', args: [REFUND, (amount += 1n)] })],
  threshold,
  gasLimit: 100_000,
});

interface Sent {
  receipt: TransactionReceipt;
  payload: Hex;
}

/** Asks the controller for the fees and sends play money's minting over these bridges. */
async function send(bridges: readonly Bridge[], threshold: number, gasLimit = DELIVERY_GAS): Promise<Sent> {
  const { client } = home!;
  const what = message(threshold);
  const at = { address: controller, abi: messageControllerAbi } as const;
  const asked = [what, BigInt(BETA), bridges.map((bridge) => adapters[bridge]), gasLimit] as const;
  const fees = await client.readContract({ ...at, functionName: 'quoteMessage', args: asked });
  const legs = bridges.map((bridge, index) => ({
    adapter: adapters[bridge],
    fee: fees[index]!,
    options: encodeBridgeOptions(bridge, { refund: REFUND, gasLimit, refundChainId: ALPHA }),
  }));
  const data = encodeFunctionData({ abi: messageControllerAbi, functionName: 'sendMessage', args: [what, BigInt(BETA), legs] });
  const receipt = await mined(client, { to: controller, data, value: fees.reduce((sum, fee) => sum + fee, 0n) });
  const [sent] = parseEventLogs({ abi: messageControllerAbi, logs: receipt.logs, eventName: 'MessageSent' });
  expect(parseEventLogs({ abi: messageControllerAbi, logs: receipt.logs, eventName: 'BridgeFailed' })).toEqual([]);
  return { receipt, payload: sent!.args.payload };
}

async function deliver({ receipt }: Sent, bridge: Bridge): Promise<TransactionReceipt> {
  const delivery = deliveriesIn(home!.client, receipt).find((each) => each.bridge === bridge)!;
  expect(delivery.destination).toBe(BETA);
  return delivery.deliver(far!.client);
}

const receivedIn = ({ logs }: TransactionReceipt) => parseEventLogs({ abi: messageControllerAbi, logs, eventName: 'MessageReceived' });

const stateOf = ({ payload }: Sent) =>
  far!.client.readContract({
    address: controller,
    abi: messageControllerAbi,
    functionName: 'messageState',
    args: [BigInt(ALPHA), payload],
  });

const votesFor = async (sent: Sent) => (await stateOf(sent))[0];

const execution = ({ payload }: Sent) => ({
  to: controller,
  data: encodeFunctionData({ abi: messageControllerAbi, functionName: 'execute', args: [BigInt(ALPHA), payload] }),
});

const gold = () =>
  far!.client.readContract({ address: platformAddresses.localGold, abi: localTokenAbi, functionName: 'balanceOf', args: [REFUND] });

beforeAll(async () => {
  const start = async (chainId: number): Promise<Side> => {
    const chain = await startPlatformChain({ chainId, port: await untakenPort() });
    return { chain, client: localClient(chain) };
  };
  [home, far] = [await start(ALPHA), await start(BETA)];
  controller = await foundController(home.client, { other: BETA, minimum: 2, bridges: REACHED });
  controllerThere = await foundController(far.client, { other: ALPHA, minimum: 1, bridges: REACHED });
  // The second of the change itself is void.
  await far.client.increaseTime({ seconds: 2 });
  await far.client.mine({ blocks: 1 });
}, 120_000);

afterAll(async () => {
  await Promise.all([home, far].map((side) => side?.chain.stop()));
});

describe('a message between controllers', { timeout: 60_000 }, () => {
  it('goes from an address to itself', () => {
    expect(controllerThere).toBe(controller);
  });

  it.each(REACHED)('arrives over %s, once, and its calls are made', async (bridge) => {
    const before = await gold();
    const sent = await send([bridge], 1);
    expect(await votesFor(sent)).toBe(0n);
    expect(receivedIn(await deliver(sent, bridge))).toHaveLength(1);
    expect(await votesFor(sent)).toBe(1n);
    await mined(far!.client, execution(sent));
    expect((await gold()) - before).toBe(amount);

    // Wormhole's relayer takes a second delivery and calls nobody; all others refuse it.
    const again = await deliver(sent, bridge).then(receivedIn, () => 'refused');
    expect(again).toEqual(bridge === 'wormhole' ? [] : 'refused');
  });

  it('arrives over Wormhole without its relayer', async () => {
    const sent = await send(['wormhole'], 1, 0n);
    await deliver(sent, 'wormhole');
    expect(await votesFor(sent)).toBe(1n);
    await expect(deliver(sent, 'wormhole')).rejects.toThrow('revert');
  });

  it('needs two bridges of three, whichever they are, and takes the third later', async () => {
    const before = await gold();
    const sent = await send(['ccip', 'hyperlane', 'layerzero'], 2);
    await deliver(sent, 'layerzero');
    await expect(far!.client.call(execution(sent))).rejects.toThrow('revert');
    await deliver(sent, 'ccip');
    await mined(far!.client, execution(sent));
    expect((await gold()) - before).toBe(amount);
    await deliver(sent, 'hyperlane');
    expect((await stateOf(sent))[2]).toBe(true);
    await expect(far!.client.call(execution(sent))).rejects.toThrow('revert');
  });

  it('is told by one event of each adapter, and leaves nothing with it', async () => {
    const { receipt } = await send(REACHED, 2);
    const relayed = parseEventLogs({ abi: hyperlaneAdapterAbi, logs: receipt.logs, eventName: 'MessageRelayed' });
    expect(relayed.map(({ address }) => getAddress(address)).toSorted()).toEqual(REACHED.map((bridge) => adapters[bridge]).toSorted());
    expect(relayed.every(({ args }) => args.controller === controller && args.destinationChain === BigInt(BETA))).toBe(true);
    const kept = await Promise.all(REACHED.map((bridge) => home!.client.getBalance({ address: adapters[bridge] })));
    expect(kept).toEqual(REACHED.map(() => 0n));
  });
});

describe('an adapter on a local chain', () => {
  it('gives back what its bridge does not need', async () => {
    const { client } = home!;
    const before = await client.getBalance({ address: REFUND });
    const surplus = parseEther('1');
    for (const bridge of ['hyperlane', 'layerzero', 'ccip', 'wormhole'] as const) {
      const at = { address: adapters[bridge], abi: hyperlaneAdapterAbi } as const;
      const fee = await client.readContract({
        ...at,
        functionName: 'quoteMessage',
        args: [FOUNDER, BigInt(BETA), DELIVERY_GAS, '0x01', true],
      });
      const options = encodeBridgeOptions(bridge, { refund: REFUND, gasLimit: DELIVERY_GAS, refundChainId: ALPHA });
      const data = encodeFunctionData({ ...at, functionName: 'relayMessage', args: [BigInt(BETA), '0x01', options] });
      await mined(client, { to: at.address, data, value: fee + surplus });
    }
    expect((await client.getBalance({ address: REFUND })) - before).toBe(surplus * 4n);
  });

  it('is not connected where its bridge is not: Connext', async () => {
    const args = [BigInt(BETA)] as const;
    const at = { address: adapters.connext, abi: hyperlaneAdapterAbi, functionName: 'isChainIdSupported' } as const;
    expect(await home!.client.readContract({ ...at, args })).toBe(false);
  });
});
