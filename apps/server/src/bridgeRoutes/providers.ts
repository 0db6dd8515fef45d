import { GENERIC_BRIDGES, type GenericBridge } from '@althing/domain/bridges';
import type { Clock } from '../base/clock.ts';
import type { Config } from '../base/config.ts';
import { acrossRoutes } from './across.ts';
import { mayanRoutes } from './mayan.ts';
import { nttRoutes } from './ntt.ts';
import { oftRoutes } from './oft.ts';
import type { OrderedProviders, QuoteChains, RouteProvider } from './ports.ts';
import { relayRoutes } from './relay.ts';

/** Bridges that bring what was ordered of their services, on or off. */
export const createOrderedProviders = ({ services }: Config['bridgeRoutes'], now: Clock): OrderedProviders => ({
  relay: relayRoutes(services.relay, now),
});

/** Every bridge of the second set, on or off. */
export function createRouteProviders(
  chains: QuoteChains,
  { services }: Config['bridgeRoutes'],
  ordered: OrderedProviders,
  now: Clock,
): readonly RouteProvider[] {
  const all: Readonly<Record<GenericBridge, RouteProvider>> = {
    across: acrossRoutes(chains, services.across),
    layerzero: oftRoutes('layerzero', chains),
    stargate: oftRoutes('stargate', chains),
    'mayan-swift': mayanRoutes(chains, services['mayan-swift'], now),
    'wormhole-ntt': nttRoutes(chains),
    ...ordered,
  };
  return GENERIC_BRIDGES.map((id) => all[id]);
}
