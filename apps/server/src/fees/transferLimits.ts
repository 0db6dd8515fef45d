import { tokenLimitProblem, type TransferEnd, transferFit, type UsedLimit } from '@althing/domain/bridges';
import type { EndpointResponse } from '@althing/domain/http';
import type { Address, ChainId } from '@althing/domain/units';
import { BaseError } from 'viem';
import { invalid, notFound, unavailable } from '../base/errors.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import { bridgeOf } from '../store/bridges/bridgeOf.ts';
import type { Portals } from '../store/bridges/portals.ts';
import { type PortalState, readPortal } from './readPortal.ts';
import { type AskedAmount, quoteOf } from './transferQuote.ts';
import { tellUsedLimit } from './usedLimit.ts';

type TransferLimits = EndpointResponse<'GET /api/v1/bridge/limits/:address'>;
type Fit = NonNullable<TransferLimits['ways'][number]['fit']>;

export interface LimitsRequest {
  controller: Address;
  originChainId: ChainId;
  destinationChainId: ChainId;
}

/** Both sides, as they were read. */
export interface PortalPair extends LimitsRequest {
  origin: PortalState;
  destination: PortalState;
}

/** How a transfer can go: by one adapter, or by several (null). */
interface Way {
  adapter: Address | null;
  isAmongSeveral: boolean;
  origin: TransferEnd;
  destination: TransferEnd;
}

const isoTime = (seconds: number): string => new Date(seconds * 1000).toISOString();
const isoTimeOrNull = (seconds: number | null): string | null => (seconds === null ? null : isoTime(seconds));

/** An adapter that a side never knew is closed there. */
export function limitAt({ alone, several }: PortalState, adapter: Address): UsedLimit {
  return alone.get(adapter)?.limit ?? { ...several, most: 0n, left: 0n };
}

/** Whether the bridge takes nothing to send here at the moment. */
const isStopped = ({ alone }: PortalState, adapter: Address): boolean => alone.get(adapter)?.isPaused ?? false;

const bridgesAmong = ({ alone }: PortalState): Set<Address> =>
  new Set([...alone].filter(([, { isAmongSeveral }]) => isAmongSeveral).map(([adapter]) => adapter));

/** Of those that may take it here, as many as the origin asks for; of those that both sides know, as many as either asks for. */
function severalOf({ origin, destination }: PortalPair): Way[] {
  if (origin.minBridges === 0 && destination.minBridges === 0) return [];
  const [taking, hearing] = [bridgesAmong(origin), bridgesAmong(destination)];
  const going = [...taking].filter((adapter) => !isStopped(origin, adapter));
  const required = destination.minBridges === 0 ? 0 : Math.max(origin.minBridges, destination.minBridges);
  const way = {
    adapter: null,
    isAmongSeveral: true,
    origin: { ...origin, isBridgePaused: false, limit: origin.several, required: origin.minBridges, bridges: going.length },
    destination: {
      ...destination,
      isBridgePaused: false,
      limit: destination.several,
      required,
      bridges: going.filter((adapter) => hearing.has(adapter)).length,
    },
  };
  return [way];
}

/** Each adapter that may take or bring anything alone or with others. */
function aloneOf({ origin, destination }: PortalPair): Way[] {
  const [taking, hearing] = [bridgesAmong(origin), bridgesAmong(destination)];
  const way = (adapter: Address): Way => {
    const end = (state: PortalState): TransferEnd => ({
      ...state,
      isBridgePaused: isStopped(state, adapter),
      limit: limitAt(state, adapter),
      required: 1,
      bridges: 1,
    });
    return {
      adapter,
      isAmongSeveral: taking.has(adapter) && hearing.has(adapter),
      origin: end(origin),
      destination: end(destination),
    };
  };
  const adapters = new Set([...origin.alone.keys(), ...destination.alone.keys()]);
  return [...adapters].map(way).filter((each) => each.isAmongSeveral || each.origin.limit.most > 0n || each.destination.limit.most > 0n);
}

const endOf = (chainId: ChainId, { tokenAddress, at, isOpen, isPaused, minBridges, tokenLimit, kept }: PortalState) => ({
  chainId,
  tokenAddress,
  readAt: isoTime(at),
  isOpen,
  isPaused,
  minBridges,
  tokenLimit: tokenLimit && tellUsedLimit(tokenLimit),
  tokenProblem: tokenLimit && tokenLimitProblem(tokenLimit),
  kept: kept === null ? null : String(kept),
});

function fitOf(amount: bigint, { origin, destination }: Way): Fit {
  const { outcome, obstacles, until } = transferFit(amount, origin, destination);
  return {
    outcome,
    obstacles: obstacles.map((obstacle) => ({ ...obstacle, until: isoTimeOrNull(obstacle.until) })),
    until: isoTimeOrNull(until),
  };
}

/** What both sides say, and what would become of the amount. Throws `Refusal` where the platform's fee of it is not known. */
export function tellLimits(pair: PortalPair, asked: AskedAmount | undefined): TransferLimits {
  const { controller, originChainId, destinationChainId, origin, destination } = pair;
  const quote = asked && quoteOf(pair, asked);
  return {
    controllerAddress: controller,
    origin: endOf(originChainId, origin),
    destination: endOf(destinationChainId, destination),
    ways: [...aloneOf(pair), ...severalOf(pair)].map((way) => ({
      adapter: way.adapter,
      bridge: way.adapter && bridgeOf(originChainId, way.adapter),
      isAmongSeveral: way.isAmongSeveral,
      origin: tellUsedLimit(way.origin.limit),
      destination: tellUsedLimit(way.destination.limit),
      fit: quote ? fitOf(BigInt(quote.amount), way) : null,
    })),
    quote: quote ?? null,
  };
}

/** Reads both sides of an asset controller that the index knows. Throws `Refusal`. */
export function createLimitsReader(chains: ChainClients, portals: Portals) {
  return async function readLimits(request: LimitsRequest): Promise<PortalPair> {
    const { controller, originChainId, destinationChainId } = request;
    const unknown = [originChainId, destinationChainId].find((chainId) => !chains.has(chainId));
    if (unknown !== undefined) throw invalid(`Chain ${unknown} is not supported`, 'unknown-chain');
    if (originChainId === destinationChainId) throw invalid('A transfer goes to another chain');
    const [home, far] = await Promise.all([portals.find(originChainId, controller), portals.find(destinationChainId, controller)]);
    if (!home || !far) throw notFound('Asset controller');
    try {
      const [origin, destination] = await Promise.all([
        readPortal(chains.quick(originChainId), {
          side: 'origin',
          controller,
          chainId: originChainId,
          otherChainId: destinationChainId,
          portal: home,
        }),
        readPortal(chains.quick(destinationChainId), {
          side: 'destination',
          controller,
          chainId: destinationChainId,
          otherChainId: originChainId,
          portal: far,
        }),
      ]);
      return { ...request, origin, destination };
    } catch (error) {
      if (!(error instanceof BaseError)) throw error;
      // The index has read the controller there, so what cannot be read now is the node's fault.
      throw unavailable('The chain cannot be reached', 'rpc-unavailable');
    }
  };
}
