import { assetControllerAbi, readTransferPayload } from '@althing/bindings';
import {
  obstaclesAt,
  obstaclesByEvents,
  type TransferEnd,
  type UsedLimit,
  waitingObstacle,
  type WaitingFacts,
  type WaitingObstacle,
} from '@althing/domain/bridges';
import type { BridgeTransactionDetail, EndpointResponse } from '@althing/domain/http';
import type { Address, Hex } from '@althing/domain/units';
import { BaseError, encodeFunctionData, zeroAddress } from 'viem';
import { unavailable } from '../base/errors.ts';
import { reasonOf } from '../base/revertReason.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { Portals } from '../store/bridges/portals.ts';
import { type PortalState, readPortal } from './readPortal.ts';
import { limitAt } from './transferLimits.ts';
import { tryCall } from './tryCall.ts';

type Waiting = EndpointResponse<'GET /api/v1/bridge/transactions/:id/waiting'>;

interface Dependencies {
  chains: ChainClients;
  portals: Portals;
}

const secondsOf = (time: string | null): number | null => (time === null ? null : Date.parse(time) / 1000);
const isoTime = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** The latest of them; null where there are none, or one is not known. */
function latest(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 || known.length < times.length ? null : Math.max(...known);
}

function factsOf(transaction: BridgeTransactionDetail): WaitingFacts {
  const { stage, requiredBridges, isDestinationPaused, executableAt, transfer, originTransactionInputData: payload } = transaction;
  const isTransfer = transfer !== null;
  const sentAt = isTransfer && payload ? readTransferPayload(payload as Hex).sentAt : null;
  return { stage, isTransfer, requiredBridges, isDestinationPaused, executableAt: secondsOf(executableAt), sentAt };
}

/** Whose limits pay for the transfer: that of several, or that of any bridge that has brought it. */
function limitsFor({ threshold, legs, ...transaction }: BridgeTransactionDetail, state: PortalState): UsedLimit[] {
  if (threshold > 1) return [state.several];
  const isVoid = (adapter: string) => legs.some((leg) => leg.adapter === adapter && leg.needsRetry);
  const brought = transaction.destinationReceivedBridgeAdapterAddresses.filter((adapter) => !isVoid(adapter));
  return brought.map((adapter) => limitAt(state, adapter as Address));
}

const order = ({ until }: WaitingObstacle): number => until ?? Number.POSITIVE_INFINITY;

/** What the destination itself says against a transfer on which enough bridges agree. */
function obstaclesThere(transaction: BridgeTransactionDetail, state: PortalState): WaitingObstacle[] {
  const amount = BigInt(transaction.transfer!.amount);
  const end = (limit: UsedLimit): TransferEnd => ({ ...state, isBridgePaused: false, required: 1, bridges: 1, limit });
  const asObstacles = (limit: UsedLimit): WaitingObstacle[] =>
    obstaclesAt('destination', end(limit), amount).flatMap(({ reason, until }) =>
      reason === 'bridges' || reason === 'bridge-paused' ? [] : [waitingObstacle(reason, until)],
    );
  const ways = limitsFor(transaction, state).map(asObstacles);
  const [best] = ways.toSorted((a, b) => Math.max(0, ...a.map(order)) - Math.max(0, ...b.map(order)) || a.length - b.length);
  return best ?? [waitingObstacle('bridges')];
}

/** What its execution is refused for, where that is nothing of which events and limits tell. */
async function refusalOf({ chains }: Dependencies, transaction: BridgeTransactionDetail): Promise<WaitingObstacle[]> {
  const { originChainId, destinationChainId, originControllerAddress, originTransactionInputData: payload } = transaction;
  if (!payload) return [];
  const data = encodeFunctionData({ abi: assetControllerAbi, functionName: 'execute', args: [BigInt(originChainId), payload as Hex] });
  const to = originControllerAddress as Address;
  const tried = await tryCall(chains.quick(destinationChainId), { from: zeroAddress, to, data });
  return tried.is === 'refused' ? [{ reason: 'refused', sentence: reasonOf(tried.data), until: null }] : [];
}

async function askDestination(dependencies: Dependencies, transaction: BridgeTransactionDetail): Promise<WaitingObstacle[]> {
  const { originChainId: otherChainId, destinationChainId: chainId, originControllerAddress } = transaction;
  const controller = originControllerAddress as Address;
  const { chains, portals } = dependencies;
  const portal = await portals.find(chainId, controller);
  if (!portal || !chains.has(chainId)) throw unavailable('The chain cannot be reached', 'rpc-unavailable');
  try {
    const state = await readPortal(chains.quick(chainId), { side: 'destination', controller, chainId, otherChainId, portal });
    const obstacles = obstaclesThere(transaction, state);
    return obstacles.length > 0 ? obstacles : await refusalOf(dependencies, transaction);
  } catch (error) {
    if (!(error instanceof BaseError)) throw error;
    throw unavailable('The chain cannot be reached', 'rpc-unavailable');
  }
}

/** Why a message or transfer is not executed. Asks the destination about transfers on which bridges agree; throws `Refusal` where it does not answer. */
export async function whatWaits(dependencies: Dependencies, transaction: BridgeTransactionDetail): Promise<Waiting> {
  const { stage, transfer } = transaction;
  const isAsked = transfer !== null && stage === 'executable';
  const obstacles = isAsked ? await askDestination(dependencies, transaction) : obstaclesByEvents(factsOf(transaction));
  const until = latest(obstacles.map((obstacle) => obstacle.until));
  return {
    stage,
    obstacles: obstacles.map((obstacle) => ({ ...obstacle, until: obstacle.until === null ? null : isoTime(obstacle.until) })),
    until: until === null ? null : isoTime(until),
  };
}
