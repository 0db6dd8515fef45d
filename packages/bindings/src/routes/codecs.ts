import type { GenericBridge } from '@althing/domain/bridges';
import type { ChainId } from '@althing/domain/units';
import type { Call } from '../call.ts';
import { acrossCodec } from './across.ts';
import { oftCodec } from './oft.ts';
import type { OutgoingRoute, RouteCodec } from './route.ts';

/** How bridges of the second set are called and read. @param chainIds - that any of them could lead to. */
export const routeCodecs = (chainIds: readonly ChainId[]): Readonly<Partial<Record<GenericBridge, RouteCodec<never>>>> => ({
  across: acrossCodec,
  layerzero: oftCodec('layerzero', chainIds),
  stargate: oftCodec('stargate', chainIds),
});

/** The call by which tokens leave over a bridge of the second set. */
export function encodeRoute(provider: GenericBridge, route: OutgoingRoute): Call {
  const codec = routeCodecs([route.destinationChainId])[provider];
  if (!codec) throw new Error(`${provider} is not called from here`);
  return codec.encode(route as never);
}
