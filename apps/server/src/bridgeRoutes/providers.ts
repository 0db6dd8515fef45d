import { GENERIC_BRIDGES, type GenericBridge, NOT_CONNECTED } from '@althing/domain/bridges';
import type { Clock } from '../base/clock.ts';
import type { Config } from '../base/config.ts';
import { acrossRoutes } from './across.ts';
import { nttRoutes } from './ntt.ts';
import { oftRoutes } from './oft.ts';
import type { OrderedProviders, QuoteChains, RouteProvider } from './ports.ts';
import { relayRoutes } from './relay.ts';

/** What has no adapter yet. */
const off = (id: GenericBridge): RouteProvider => ({
  id,
  offReason: () => NOT_CONNECTED,
  quote: () => Promise.reject(new Error(`${id} is off`)),
});

/** Bridges that bring what was ordered of their services, on or off. */
export const createOrderedProviders = ({ services }: Config['bridgeRoutes'], now: Clock): OrderedProviders => ({
  relay: relayRoutes(services.relay, now),
});

/** Every bridge of the second set, on or off. */
export function createRouteProviders(
  chains: QuoteChains,
  { services }: Config['bridgeRoutes'],
  ordered: OrderedProviders,
): readonly RouteProvider[] {
  const on: Partial<Record<GenericBridge, RouteProvider>> = {
    across: acrossRoutes(chains, services.across),
    layerzero: oftRoutes('layerzero', chains),
    stargate: oftRoutes('stargate', chains),
    'wormhole-ntt': nttRoutes(chains),
    ...ordered,
  };
  return GENERIC_BRIDGES.map((id) => on[id] ?? off(id));
}
