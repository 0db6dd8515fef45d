import type { RouteOffer, RouteTerms } from '@althing/bindings';
import type { GenericBridge, OrderedRoute, RoutePlace, RouteToken } from '@althing/domain/bridges';
import type { Address, Hex } from '@althing/domain/units';
import type { ChainClients } from '../chains/chainClients.ts';

/** What somebody would send. */
export interface RouteAsk {
  token: RouteToken;
  origin: RoutePlace;
  destination: RoutePlace;
  /** Units of the token on the origin. */
  amount: bigint;
  sender: Address;
  recipient: Address;
}

/** As asked of a bridge that has a contract for the token on both chains. */
export interface ProviderAsk extends RouteAsk {
  /** The bridge's contract on the origin. */
  contract: Address;
  /** The bridge's contract on the destination. */
  peer: Address;
}

/** What a bridge answers; how long it takes and what it costs in USD is worked out for all alike. */
export type ProviderOffer = Omit<RouteOffer, 'cost' | 'seconds' | 'contract'>;

/** A bridge of the second set. */
export interface RouteProvider {
  id: GenericBridge;
  /** Why nobody can use it here between two chains; null where it is on. */
  offReason(ask: Pick<RouteAsk, 'origin' | 'destination'>): string | null;
  /** @throws Refusal where it does not take this amount this way. @param signal - ends what it still asks. */
  quote(ask: ProviderAsk, signal: AbortSignal): Promise<ProviderOffer>;
}

/** What a service was ordered to bring, checked against what was asked. */
export interface RouteOrder {
  offer: ProviderOffer & { terms: RouteTerms };
  /** By which chains name it. */
  key: Hex;
  /** By which the service names it. */
  request: string;
  /** UNIX seconds until which it may be brought. */
  deadline: number;
}

/** What a service says of an order; what counts is what the chains say of the transactions that it names. */
export interface OrderStatus {
  outcome: 'pending' | 'met' | 'refunded' | 'failed';
  transactions: readonly Hex[];
}

/** A bridge that brings what was ordered of its service. Its quotes cannot be sent: each sending is ordered anew. */
export interface OrderedProvider extends RouteProvider {
  id: OrderedRoute;
  /** Another order with every call. @throws Refusal where the service asks for anything else than was asked. */
  order(ask: ProviderAsk, signal: AbortSignal): Promise<RouteOrder>;
  statusOf(order: { request: string; transactionHash: Hex }, signal: AbortSignal): Promise<OrderStatus>;
}

export type OrderedProviders = Readonly<Record<OrderedRoute, OrderedProvider>>;

export type QuoteChains = Pick<ChainClients, 'has' | 'quick'>;
