import type { RouteOffer } from '@althing/bindings';
import type { GenericBridge, RoutePlace, RouteToken } from '@althing/domain/bridges';
import type { Address } from '@althing/domain/units';
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

export type QuoteChains = Pick<ChainClients, 'has' | 'quick'>;
