import { BRIDGE_RELAYER, type BridgeCall, deliveriesIn as sentIn, RELAY_GAS, type LocalDelivery } from '@althing/bindings/localBridges';
import type { TransactionReceipt } from 'viem';
import type { LocalClient } from '../client.ts';

/** A message that a bridge has accepted, to be delivered when the caller says so. */
export interface Delivery extends Pick<LocalDelivery, 'bridge' | 'destination'> {
  /** Delivers it, whether or not it was delivered before. @throws the contract's reason where it is refused. */
  deliver(to: LocalClient): Promise<TransactionReceipt>;
}

async function relayed(to: LocalClient, call: BridgeCall): Promise<TransactionReceipt> {
  const transaction = { account: BRIDGE_RELAYER, ...call, gas: RELAY_GAS };
  await to.call(transaction);
  return to.waitForTransactionReceipt({ hash: await to.sendTransaction(transaction) });
}

/** Everything that a transaction gave to bridges; the caller may deliver it in any order, twice, or never. */
export const deliveriesIn = (from: LocalClient, { logs }: TransactionReceipt): readonly Delivery[] =>
  sentIn({ chainId: from.chain.id, client: from }, logs).map(({ bridge, destination, steps }) => ({
    bridge,
    destination,
    async deliver(to) {
      const last = steps.at(-1)!;
      const isSecond = await last.isDone(to);
      for (const step of steps.slice(0, -1)) if (isSecond || !(await step.isDone(to))) await relayed(to, await step.call(to));
      return relayed(to, await last.call(to));
    },
  }));
