import { type ArrivalCheck, routeCodecs } from '@althing/bindings';
import { isOrderedRoute, type OrderedRoute, ROUTE_FOLLOWED_DAYS, routeStateOf } from '@althing/domain/bridges';
import type { Hex } from '@althing/domain/units';
import type { Clock } from '../base/clock.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { RouteTransferChange, RouteTransferRow } from '../store/routeTransfers.ts';
import { type Arrival, type OrderDependencies, searchOrder } from './followOrder.ts';
import { type Refund, type RefundDependencies, searchRefund } from './followRefund.ts';
import { isMissing } from './isMissing.ts';
import { nextLook } from './nextLook.ts';
import { type Client, searchLogs, timeOf } from './searchLogs.ts';

const DAY_MS = 86_400_000;
/** How long after an arrival, or what was given back, its chain is asked whether it still has it. */
const SETTLED_MS = 3_600_000;

export interface FollowDependencies extends OrderDependencies, RefundDependencies {
  chains: Pick<ChainClients, 'ids' | 'has' | 'client'>;
  now: Clock;
}

/** What the chains say of a transfer. */
interface Look {
  arrival: Arrival | undefined;
  refund: Refund | undefined;
  /** Whether the destination has it and gives it out later. */
  isQueued: boolean;
  /** Whether the bridge says that it does not bring it. */
  isGivenUp: boolean;
  lookedTo: number;
  refundLookedTo: number | null;
  deadline: number | null;
  destinationTime: number;
}

/** Looks for the arrival in what has not been looked at yet, and after the deadline for what was given back. */
async function lookAtLogs(dependencies: FollowDependencies, row: RouteTransferRow): Promise<Look> {
  const { chains } = dependencies;
  const client = chains.client(row.destination);
  const codec = routeCodecs(chains.ids)[row.provider]!;
  const check: ArrivalCheck = { ...row, received: BigInt(row.received), originChainId: row.origin };
  const place = codec.arrivalPlace({ key: row.key }, row.origin, row.contract);
  const search = searchLogs(client, place, row.lookedTo, async (log) => {
    const amount = codec.arrivedIn(log, check);
    if (amount === undefined) return undefined;
    return { amount, transactionHash: log.transactionHash!, at: await timeOf(client, BigInt(log.blockNumber!)) };
  });
  const [{ found: arrival, to }, isQueued = false] = await Promise.all([search, codec.isQueued?.(client, row.contract, row.key)]);
  const destinationTime = (await timeOf(client, BigInt(to))).getTime() / 1000;
  const deadline = row.deadline && row.deadline.getTime() / 1000;
  const isLate = arrival === undefined && deadline !== null && destinationTime > deadline;
  const { refund, lookedTo } = isLate ? await searchRefund(dependencies, row) : { refund: undefined, lookedTo: row.refundLookedTo };
  return { arrival, refund, isQueued, isGivenUp: false, lookedTo: to, refundLookedTo: lookedTo, deadline, destinationTime };
}

async function lookAtOrder(dependencies: FollowDependencies, row: RouteTransferRow, provider: OrderedRoute): Promise<Look> {
  return {
    ...(await searchOrder(dependencies, row, provider)),
    isQueued: false,
    lookedTo: row.lookedTo,
    refundLookedTo: null,
    deadline: null,
    destinationTime: 0,
  };
}

const isOn = async (client: Client, hash: Hex): Promise<boolean> =>
  (await client.getTransactionReceipt({ hash }).catch(isMissing)) !== undefined;

/** How it ended, where its chain still has the transaction by which it did. */
async function endOf({ chains }: FollowDependencies, row: RouteTransferRow) {
  const { arrivedTransactionHash, arrivedAt, refundedTransactionHash, refundedAt, refundedOn } = row;
  if (arrivedTransactionHash && arrivedAt && (await isOn(chains.client(row.destination), arrivedTransactionHash)))
    return { state: 'arrived' as const, at: arrivedAt };
  const isRefunded =
    refundedTransactionHash && refundedAt && refundedOn && (await isOn(chains.client(refundedOn), refundedTransactionHash));
  return isRefunded ? { state: 'refunded' as const, at: refundedAt } : undefined;
}

/** What the chains say of a transfer now, and when to ask them again: the older it is, the later. */
export async function followRoute(dependencies: FollowDependencies, row: RouteTransferRow): Promise<RouteTransferChange> {
  const { chains, now } = dependencies;
  const isOver = now().getTime() - row.createdAt.getTime() > ROUTE_FOLLOWED_DAYS * DAY_MS;
  const later = isOver ? null : nextLook(row.createdAt, now());
  if (!chains.has(row.origin) || !chains.has(row.destination)) return { state: row.state, lookedTo: row.lookedTo, nextAt: later };
  const end = await endOf(dependencies, row);
  if (end) {
    const isSettled = now().getTime() - end.at.getTime() > SETTLED_MS;
    return { state: end.state, lookedTo: row.lookedTo, nextAt: isSettled ? null : later };
  }
  const isOnOrigin = await isOn(chains.client(row.origin), row.transactionHash);
  const { provider } = row;
  const look = isOrderedRoute(provider) ? await lookAtOrder(dependencies, row, provider) : await lookAtLogs(dependencies, row);
  const { arrival, refund } = look;
  return {
    state: routeStateOf({ ...look, isOnOrigin, hasArrived: arrival !== undefined, isRefunded: refund !== undefined }),
    lookedTo: look.lookedTo,
    nextAt: later,
    arrivedAt: arrival?.at ?? null,
    arrivedTransactionHash: arrival?.transactionHash ?? null,
    ...(arrival && { received: String(arrival.amount) }),
    refundLookedTo: look.refundLookedTo,
    refundedOn: refund?.chainId ?? null,
    refundedAt: refund?.at ?? null,
    refundedTransactionHash: refund?.transactionHash ?? null,
  };
}
