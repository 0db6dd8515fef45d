import { type GenericBridge, isOrderedRoute, type OrderedRoute } from '@althing/domain/bridges';
import type { ChainId } from '@althing/domain/units';
import type { Call } from '../call.ts';
import { acrossCodec } from './across.ts';
import { mayanCodec } from './mayan.ts';
import { nttCodec } from './ntt.ts';
import { oftCodec } from './oft.ts';
import { relayCodec } from './relay.ts';
import type { OrderedCodec, OutgoingRoute, RouteCodec } from './route.ts';

/** How bridges of the second set are called and read whose departures say all of it. @param chainIds - that any of them could lead to. */
export const routeCodecs = (chainIds: readonly ChainId[]): Readonly<Partial<Record<GenericBridge, RouteCodec<never>>>> => ({
  across: acrossCodec,
  layerzero: oftCodec('layerzero', chainIds),
  stargate: oftCodec('stargate', chainIds),
  'mayan-swift': mayanCodec(chainIds),
  'wormhole-ntt': nttCodec(chainIds),
});

/** How those are called and read that bring what was ordered of them. */
export const orderedCodecs: Readonly<Record<OrderedRoute, OrderedCodec<never>>> = { relay: relayCodec };

/** The call by which tokens leave over a bridge of the second set. */
export function encodeRoute(provider: GenericBridge, route: OutgoingRoute): Call {
  const codec = isOrderedRoute(provider) ? orderedCodecs[provider] : routeCodecs([route.destinationChainId])[provider];
  if (!codec) throw new Error(`${provider} is not called from here`);
  return codec.encode(route as never);
}
