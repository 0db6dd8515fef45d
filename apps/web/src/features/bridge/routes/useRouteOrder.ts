import { isOrderedRoute, ORDER_SECONDS, type OrderedRoute } from '@althing/domain/bridges';
import type { EndpointResponse } from '@althing/domain/http';
import { useEffect } from 'react';
import { type AskedRoutes, useOrderRoute } from './queries.ts';
import type { OfferedRoute } from './routeChoice.ts';

export type OrderedOffer = EndpointResponse<'POST /api/v1/bridge/routes/orders'>['offer'];

export interface RouteOrder {
  /** What was ordered of what the reader has chosen now; undefined until it was, and again a minute later. */
  offer: OrderedOffer | undefined;
  isAsking: boolean;
  error: Error | null;
  /** Undefined where nothing can be ordered. */
  order: (() => void) | undefined;
  /** Has to be called once it was sent: an order is for one sending. */
  forget: () => void;
}

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** An order of a bridge that brings what was ordered of it. @param asked - undefined while something is missing. */
export function useRouteOrder(provider: OfferedRoute['provider'] | undefined, asked: AskedRoutes | undefined): RouteOrder {
  const { mutate, data, variables, isPending, error, reset } = useOrderRoute();
  useEffect(() => {
    if (!data) return undefined;
    const timer = setTimeout(reset, ORDER_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [data, reset]);
  const wanted: (AskedRoutes & { provider: OrderedRoute }) | undefined =
    asked && provider && isOrderedRoute(provider) ? { ...asked, provider } : undefined;
  const isOfThis = wanted !== undefined && variables !== undefined && isSame(wanted, variables);
  return {
    offer: isOfThis ? data?.offer : undefined,
    isAsking: isOfThis && isPending,
    error: isOfThis ? error : null,
    order: wanted && (() => mutate(wanted)),
    forget: reset,
  };
}
