import type { Address, ChainId } from '../units.ts';
import type { GenericBridge } from './genericBridges.ts';

/** A token on one chain, with the contract of each bridge of the second set that takes it there. Nothing but these contracts is ever called. */
export interface RoutePlace {
  chainId: ChainId;
  address: Address;
  decimals: number;
  contracts: Readonly<Partial<Record<GenericBridge, Address>>>;
}

/** What bridges of the second set carry under one name, by the operator's word (docs/decisions/029-route-providers.md). */
export interface RouteToken {
  id: string;
  symbol: string;
  name: string;
  /** One per chain. */
  places: readonly RoutePlace[];
}

/** Bridges that carry nothing without asking a service of their makers; Across on public chains only. */
export const HOSTED_ROUTES = ['across', 'mayan-swift', 'relay'] as const satisfies readonly GenericBridge[];
export type HostedRoute = (typeof HOSTED_ROUTES)[number];

/** Bridges that bring what was ordered of their service. What leaves names one order, so each sending needs one of its own. */
export const ORDERED_ROUTES = ['relay'] as const satisfies readonly HostedRoute[];
export type OrderedRoute = (typeof ORDERED_ROUTES)[number];

export const isOrderedRoute = (bridge: GenericBridge): bridge is OrderedRoute => ORDERED_ROUTES.some((ordered) => ordered === bridge);

/** Seconds for which an order that nobody has sent yet is offered to be sent: what bridges ask changes. */
export const ORDER_SECONDS = 60;

/** Days for which a transfer is followed. */
export const ROUTE_FOLLOWED_DAYS = 60;

/** Said of a bridge whose service the operator has not named. */
export const SERVICE_OFF = 'It is switched off here: it needs a service of its makers, and whoever runs this website has not set it up.';
/** Said of a bridge that does not take the token on both chains. */
export const NO_ROUTE = 'It does not carry this token between these chains.';
/** Said of a bridge that has not answered in time. */
export const ROUTE_SILENT = 'It did not answer in time. The others are not affected.';

/** What one bridge offers for an amount. Amounts in units, of the token at the place they are about. */
export interface RouteOfferFigures {
  /** The least that arrives. */
  received: bigint;
  /** Wei of the origin's coin that the bridge is paid. */
  nativeFee: bigint;
  seconds: number;
  /** USD that are lost on the way: what does not arrive and what the bridge is paid; null where a price is not known. */
  cost: number | null;
}

export const ROUTE_ORDERS = ['received', 'cost', 'time'] as const;
export type RouteOrder = (typeof ROUTE_ORDERS)[number];

const ascending = (a: bigint | number, b: bigint | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** The cost where every offer has one; else what is lost of the token first, then what the bridge is paid, as two currencies cannot be added. */
function byCost(a: RouteOfferFigures, b: RouteOfferFigures): number {
  if (a.cost !== null && b.cost !== null) return ascending(a.cost, b.cost);
  return ascending(b.received, a.received) || ascending(a.nativeFee, b.nativeFee);
}

const ORDERS: Readonly<Record<RouteOrder, (a: RouteOfferFigures, b: RouteOfferFigures) => number>> = {
  received: (a, b) => ascending(b.received, a.received) || ascending(a.nativeFee, b.nativeFee) || ascending(a.seconds, b.seconds),
  cost: (a, b) => byCost(a, b) || ascending(a.seconds, b.seconds),
  time: (a, b) => ascending(a.seconds, b.seconds) || byCost(a, b),
};

/** The best first. */
export const sortRoutes = <Offer extends RouteOfferFigures>(offers: readonly Offer[], order: RouteOrder): Offer[] =>
  offers.toSorted(ORDERS[order]);

const MARKS = { received: 'Most arrives', cost: 'Cheapest', time: 'Fastest' } as const satisfies Record<RouteOrder, string>;

/** In what an offer is better than every other one. A tie praises nobody, nor does being the only one. */
export function routeMarks(offer: RouteOfferFigures, all: readonly RouteOfferFigures[]): string[] {
  const others = all.filter((other) => other !== offer);
  if (others.length === 0) return [];
  const isBetter: Readonly<Record<RouteOrder, (other: RouteOfferFigures) => boolean>> = {
    received: (other) => offer.received > other.received,
    cost: (other) => offer.cost !== null && other.cost !== null && offer.cost < other.cost,
    time: (other) => offer.seconds < other.seconds,
  };
  return ROUTE_ORDERS.filter((order) => others.every(isBetter[order])).map((order) => MARKS[order]);
}

/**
 * `sent`: it has left; `queued`: the other chain has it and gives it out later; `expired`: nobody brought it in time, and none may any more; `refunded`: a
 * chain shows that it was given back; `failed`: the bridge says that it does not bring it, and no chain shows that it was given back; `lost`: its chain has
 * taken its transaction back.
 */
export const ROUTE_STATES = ['sent', 'queued', 'arrived', 'expired', 'refunded', 'failed', 'lost'] as const;
export type RouteState = (typeof ROUTE_STATES)[number];

export interface RouteLook {
  /** Whether the origin still has the transaction. */
  isOnOrigin: boolean;
  hasArrived: boolean;
  /** Whether the destination has it and gives it out later. */
  isQueued?: boolean;
  /** UNIX seconds after which nobody may bring it; null where there is no such time. */
  deadline: number | null;
  /** UNIX seconds of the newest block of the destination that was looked at. */
  destinationTime: number;
  /** Whether a chain shows that it was given back. */
  isRefunded?: boolean;
  /** Whether the bridge says that it does not bring it. */
  isGivenUp?: boolean;
}

/** Arrived is arrived, whatever a fork does to the departure; and nothing expires before every block up to its deadline was looked at. */
export function routeStateOf(look: RouteLook): RouteState {
  const { isOnOrigin, hasArrived, isQueued, isRefunded, isGivenUp, deadline, destinationTime } = look;
  if (hasArrived) return 'arrived';
  if (isRefunded) return 'refunded';
  if (isQueued) return 'queued';
  if (!isOnOrigin) return 'lost';
  if (isGivenUp) return 'failed';
  return deadline !== null && destinationTime > deadline ? 'expired' : 'sent';
}

/** What becomes of a transfer that has not arrived, for its sender. */
export const ROUTE_STATE_WORDS: Readonly<Record<RouteState, { label: string; meaning: string }>> = {
  sent: { label: 'On its way', meaning: 'It has left. Nobody here can hurry it: this bridge brings it.' },
  queued: {
    label: 'Waits there',
    meaning:
      'The other chain has it, but more than its limit lets in at a time. It waits there, usually for a day; then anybody can have it given out.',
  },
  arrived: { label: 'Arrived', meaning: 'The other chain says so.' },
  expired: {
    label: 'Not brought in time',
    meaning:
      'Nobody brought it before its deadline, so nobody will. The bridge gives it back to its sender, on the chain it left, usually within hours. We look for that.',
  },
  refunded: { label: 'Given back', meaning: 'It was not brought, and the sender was given tokens back: a chain shows it.' },
  failed: {
    label: 'Not brought',
    meaning:
      'The bridge says that it does not bring it. No chain shows yet that the sender was given the tokens back. We go on looking; the bridge itself can be asked with the transaction.',
  },
  lost: { label: 'Taken back', meaning: 'Its chain no longer has the transaction, so your tokens have not left.' },
};
