import { BRIDGE_RELAYER, deliveriesIn, RELAY_GAS, forgedLogs, type LocalDelivery } from '@althing/bindings/localBridges';
import type { BridgeFaults } from '@althing/domain/http';
import type { ChainId } from '@althing/domain/units';
import { type PublicClient, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem';
import type { RelayerStore, RelayerTask } from '../store/relayer.ts';
import { DONE, dropped, later, type Outcome, waits } from './outcome.ts';
import type { WalletCall } from './wallet.ts';

const HELD_MS = 250;

export interface DeliveryDependencies {
  client(chainId: ChainId): PublicClient;
  store: Pick<RelayerStore, 'faultsOf' | 'laterThan' | 'hasEarlier'>;
  send(taskId: number, call: WalletCall): Promise<unknown>;
  now(): Date;
}

const isGone = (error: unknown): undefined => {
  if (error instanceof TransactionReceiptNotFoundError) return undefined;
  throw error;
};

/** What a transaction with these logs handed to the bridge. */
function deliveryIn({ origin, position }: RelayerTask, client: PublicClient, logs: TransactionReceipt['logs']): LocalDelivery {
  return deliveriesIn({ chainId: origin, client }, logs).find((each) => each.position === position)!;
}

/** Why the last step has to wait, or will never be made, because of the faults that the bridge simulates. */
async function held(task: RelayerTask, faults: BridgeFaults, { store, now }: DeliveryDependencies): Promise<Outcome | undefined> {
  const until = task.createdAt.getTime() + faults.delayMs;
  if (until > now().getTime()) return later(new Date(until), 'The bridge is slow');
  if (faults.drop) return dropped('The bridge has dropped it');
  if (!faults.reorder) return undefined;
  const { waits: isOvertaken, delivered } = await store.laterThan(task);
  const isFirst = delivered || (!isOvertaken && (await store.hasEarlier(task)));
  return isFirst ? undefined : later(new Date(now().getTime() + HELD_MS), 'The bridge delivers what comes later first');
}

/** Describes what happens when the same message is delivered a second time. */
const second = (bring: () => Promise<void>): Promise<string> =>
  bring().then(
    () => 'A second delivery was taken and changed nothing',
    () => 'A second delivery was refused',
  );

/**
 * Plays the validators and executors of a local bridge: makes those steps that the destination has not seen. A bridge that simulates losing
 * or delaying messages still has them verified, because one unverified LayerZero message blocks all later ones.
 */
export async function deliver(task: RelayerTask, dependencies: DeliveryDependencies): Promise<Outcome> {
  const { client, store, send, now } = dependencies;
  const [from, to] = [client(task.origin), client(task.destination)];
  const receipt = await from.getTransactionReceipt({ hash: task.transactionHash }).catch(isGone);
  if (!receipt) return waits('Its transaction is not on the chain');
  const faults = await store.faultsOf(task.bridge!);
  if (faults?.pause) return later(new Date(now().getTime() + HELD_MS), 'The bridge is paused');
  const honest = deliveryIn(task, from, receipt.logs);
  // What was delivered before the bridge became dishonest is done.
  if (faults?.forge && (await honest.steps.at(-1)!.isDone(to))) return DONE;
  const { steps } = faults?.forge ? deliveryIn(task, from, forgedLogs(receipt.logs)) : honest;
  const last = steps.at(-1)!;
  const bring = async (step: typeof last) => {
    const call = { account: BRIDGE_RELAYER.address, ...(await step.call(to)) };
    await to.call({ ...call, gas: RELAY_GAS });
    await send(task.id, { to: call.to, data: call.data, value: call.value, gas: RELAY_GAS });
  };
  if (await last.isDone(to)) return DONE;
  for (const step of steps.slice(0, -1)) if (!(await step.isDone(to))) await bring(step);
  const obstacle = faults && (await held(task, faults, dependencies));
  if (obstacle) return obstacle;
  await bring(last);
  if (!(await last.isDone(to))) throw new Error('The bridge has brought it, and its receiver has refused it');
  const note = faults?.duplicate ? await second(() => bring(last)) : undefined;
  if (faults?.forge) return dropped('The bridge has brought another message in its place');
  return note === undefined ? DONE : { type: 'done', note };
}
