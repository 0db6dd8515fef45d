import type { OrderedRoute } from '@althing/domain/bridges';
import type { EndpointResponse } from '@althing/domain/http';
import type { Clock } from '../base/clock.ts';
import { conflict } from '../base/errors.ts';
import type { RouteOrders } from '../store/routeOrders.ts';
import type { TokenPrices } from '../store/tokenPrices.ts';
import { inTime } from './inTime.ts';
import type { OrderedProviders, RouteAsk } from './ports.ts';
import { routePrices, shownOffer } from './quotes.ts';

export type OrderedOffer = EndpointResponse<'POST /api/v1/bridge/routes/orders'>;

interface Dependencies {
  orderedRoutes: OrderedProviders;
  tokenPrices: Pick<TokenPrices, 'newest'>;
  routeOrders: Pick<RouteOrders, 'add'>;
  now: Clock;
}

/** Orders one transfer. No order is given out twice, whatever the service answers: what is paid a second time under one id might be brought only once. */
export function createRouteOrders({ orderedRoutes, tokenPrices, routeOrders, now }: Dependencies) {
  return async function order(id: OrderedRoute, ask: RouteAsk): Promise<OrderedOffer> {
    const provider = orderedRoutes[id];
    const { offer, key, request, deadline } = await inTime(provider, ask, (each, full, signal) => each.order(full, signal));
    const { token, origin, destination, amount, sender, recipient } = ask;
    const isNew = await routeOrders.add({
      provider: id,
      key,
      request,
      token: token.id,
      origin: origin.chainId,
      destination: destination.chainId,
      sender,
      recipient,
      amount: String(amount),
      received: offer.received,
      deadline: new Date(deadline * 1000),
      createdAt: now(),
    });
    if (!isNew) throw conflict('Its service gave out an order that it had given out before.', 'route-refused');
    return { offer: shownOffer(provider, ask, offer, await routePrices(tokenPrices, ask)) };
  };
}
