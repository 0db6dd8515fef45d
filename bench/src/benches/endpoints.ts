import { bridgeAdaptersOf, encodeBridgeOptions, localTokenAbi, messageControllerAbi, platformAddresses } from '@althing/bindings';
import { deliveriesIn, foundController, type LocalClient, localClient, mined, passSeconds, startPlatformChain } from '@althing/devnet';
import type { Address, Hex } from '@althing/domain/units';
import { concat, encodeFunctionData, parseEventLogs, type TransactionReceipt } from 'viem';
import { deployBareReceiver, sendBare } from '../bareEndpoints.ts';
import { PORTS } from '../platform.ts';
import { absolute, compared, type Row } from '../row.ts';

const [ALPHA, BETA] = [31337, 31338] as const;
const BRIDGES = ['hyperlane', 'layerzero', 'ccip'] as const;
type Measured = (typeof BRIDGES)[number];
const DELIVERY_GAS = 200_000n;
const SENT_AS_MUCH = 1.15;
const RECEIVED_ABOVE = 60_000;

interface Chains {
  home: LocalClient;
  far: LocalClient;
}

const MINT = encodeFunctionData({ abi: localTokenAbi, functionName: 'mint', args: [platformAddresses.localGold, 1n] });
const MESSAGE = { targets: [platformAddresses.localGold], calldatas: [MINT], threshold: 2, gasLimit: 100_000 };

/** One message over the bridges, for exactly what their adapters ask. */
async function send({ home }: Chains, controller: Address): Promise<TransactionReceipt> {
  const adapters = bridgeAdaptersOf(ALPHA)!;
  const asked = [MESSAGE, BigInt(BETA), BRIDGES.map((bridge) => adapters[bridge]), DELIVERY_GAS] as const;
  const at = { address: controller, abi: messageControllerAbi } as const;
  const fees = await home.readContract({ ...at, functionName: 'quoteMessage', args: asked });
  const legs = BRIDGES.map((bridge, index) => ({
    adapter: adapters[bridge],
    fee: fees[index]!,
    options: encodeBridgeOptions(bridge, { refund: home.account.address, gasLimit: DELIVERY_GAS, refundChainId: ALPHA }),
  }));
  const data = encodeFunctionData({ abi: messageControllerAbi, functionName: 'sendMessage', args: [MESSAGE, BigInt(BETA), legs] });
  return mined(home, { to: controller, data, value: fees.reduce((sum, fee) => sum + fee, 0n) });
}

/** The last transaction of each bridge's delivery, in which its receiver is called. */
async function bringAll({ home, far }: Chains, receipts: readonly TransactionReceipt[]): Promise<Map<Measured, number>> {
  const gas = new Map<Measured, number>();
  const all = receipts.flatMap((receipt) => deliveriesIn(home, receipt));
  for (const bridge of BRIDGES) {
    const { gasUsed } = await all.find((each) => each.bridge === bridge)!.deliver(far);
    gas.set(bridge, Number(gasUsed));
  }
  return gas;
}

const gasOf = (receipts: readonly TransactionReceipt[]) => receipts.reduce((sum, { gasUsed }) => sum + Number(gasUsed), 0);

async function measure(chains: Chains): Promise<Row[]> {
  const { home, far } = chains;
  const between = { minimum: 2, bridges: BRIDGES };
  const controller = await foundController(home, { ...between, other: BETA });
  await foundController(far, { ...between, other: ALPHA });
  for (const client of [home, far]) await passSeconds(client, 2);
  const receiver = await deployBareReceiver(far);

  const sendAllBare = async (body: Hex): Promise<TransactionReceipt[]> => {
    const receipts = [];
    for (const bridge of BRIDGES) receipts.push(await sendBare(home, bridge, { to: BETA, receiver, body, gasLimit: DELIVERY_GAS }));
    return receipts;
  };
  // The first message of any sender writes words that the next ones only change.
  let ours = { sent: 0, brought: new Map<Measured, number>() };
  let bare = ours;
  for (let number = 0; number < 2; number++) {
    const receipt = await send(chains, controller);
    const [sent] = parseEventLogs({ abi: messageControllerAbi, logs: receipt.logs, eventName: 'MessageSent' });
    ours = { sent: gasOf([receipt]), brought: await bringAll(chains, [receipt]) };
    // What an adapter gives its bridge: the controller and the message.
    const receipts = await sendAllBare(concat([controller, sent!.args.payload]));
    bare = { sent: gasOf(receipts), brought: await bringAll(chains, receipts) };
  }
  const sending = { area: 'endpoints', name: 'send by three real bridges, against three bare sends', unit: 'gas' };
  return [
    compared({ ...sending, ours: ours.sent, anchor: bare.sent }, { atMost: SENT_AS_MUCH }),
    ...BRIDGES.map((bridge) =>
      absolute(
        {
          area: 'endpoints',
          name: `receive and record from ${bridge}, above a bare delivery`,
          unit: 'gas',
          ours: ours.brought.get(bridge)! - bare.brought.get(bridge)!,
        },
        { atMost: RECEIVED_ABOVE },
      ),
    ),
  ];
}

/** Messages through the bridges' real contracts, with the same bytes given to them by nobody's contract in the same run. */
export async function endpoints(): Promise<Row[]> {
  const chainIds = [ALPHA, BETA];
  const chains = await Promise.all(chainIds.map((chainId, index) => startPlatformChain({ chainId, port: PORTS.chains[index]! })));
  try {
    const [home, far] = chains.map((chain) => localClient(chain));
    return await measure({ home: home!, far: far! });
  } finally {
    await Promise.all(chains.map((chain) => chain.stop()));
  }
}
