import { GENERIC_BRIDGE_FACTS, type RouteOrder, routeMarks, sortRoutes } from '@althing/domain/bridges';
import type { BridgeSearch } from '../bridgeSearch.ts';
import type { RouteItem, RoutePlaceView, RouteTokens, RouteTokenView } from './queries.ts';

export interface RouteEnds {
  token: RouteTokenView;
  origin: RoutePlaceView;
  destination: RoutePlaceView;
}

/** What the address names where it is there, else the first of each; undefined where nothing travels here. */
export function routeEnds(tokens: RouteTokens['tokens'], { asset, from, to }: BridgeSearch): RouteEnds | undefined {
  const token = tokens.find(({ id }) => id === asset) ?? tokens[0];
  if (!token) return undefined;
  const on = (id: number | undefined) => token.places.find(({ chainId }) => chainId === id);
  const origin = on(from) ?? token.places[0]!;
  const named = to === origin.chainId ? undefined : on(to);
  const destination = named ?? token.places.find(({ chainId }) => chainId !== origin.chainId);
  return destination && { token, origin, destination };
}

export interface OfferedRoute {
  provider: RouteItem['provider'];
  name: string;
  offer: NonNullable<RouteItem['offer']>;
  marks: string[];
}

/** The routes that can be taken, the best first, and those that cannot, with why. */
export function sortedRoutes(items: readonly RouteItem[], order: RouteOrder) {
  const figures = items.flatMap(({ provider, offer }) =>
    offer
      ? [
          {
            provider,
            offer,
            received: BigInt(offer.received),
            nativeFee: BigInt(offer.nativeFee),
            seconds: offer.seconds,
            cost: offer.cost,
          },
        ]
      : [],
  );
  const offered: OfferedRoute[] = sortRoutes(figures, order).map((route) => ({
    provider: route.provider,
    name: GENERIC_BRIDGE_FACTS[route.provider].name,
    offer: route.offer,
    marks: routeMarks(route, figures),
  }));
  const refused = items.flatMap(({ provider, refusal }) =>
    refusal === null ? [] : [{ provider, name: GENERIC_BRIDGE_FACTS[provider].name, refusal }],
  );
  return { offered, refused };
}

/** Names a transfer that is being sent, whichever bridge is to bring it: after a reload another one may be the best. */
export const routeSubject = (token: string, chainId: number, account: string | null): string => `bridge:${token}:${chainId}:${account}`;
