import { GENERIC_BRIDGES, type GenericBridge, NOT_CONNECTED } from '@althing/domain/bridges';
import type { Config } from '../base/config.ts';
import { acrossRoutes } from './across.ts';
import { oftRoutes } from './oft.ts';
import type { QuoteChains, RouteProvider } from './ports.ts';

/** What has no adapter yet. */
const off = (id: GenericBridge): RouteProvider => ({
  id,
  offReason: () => NOT_CONNECTED,
  quote: () => Promise.reject(new Error(`${id} is off`)),
});

/** Every bridge of the second set, on or off. */
export function createRouteProviders(chains: QuoteChains, { services }: Config['bridgeRoutes']): readonly RouteProvider[] {
  const on: Partial<Record<GenericBridge, RouteProvider>> = {
    across: acrossRoutes(chains, services.across),
    layerzero: oftRoutes('layerzero', chains),
    stargate: oftRoutes('stargate', chains),
  };
  return GENERIC_BRIDGES.map((id) => on[id] ?? off(id));
}
