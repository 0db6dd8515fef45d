import { type Bridge, BRIDGES, GENERIC_BRIDGES, type GenericBridge, ROUTE_ORDERS, type RouteOrder } from '@althing/domain/bridges';
import { readTyped, writeTyped } from '../../ui/useTypedTexts.ts';

/** Whose tokens are moved: those of organisations, or others that bridges of the second set carry. */
export type BridgeSet = 'others' | undefined;

/** The form of a transfer, from the URL; its names are those of the page's address. */
export interface BridgeSearch {
  /** Address of the controller that carries the token. */
  token?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
  /** As typed. */
  amount?: string | undefined;
  /** As typed; the sender where it is left out. */
  recipient?: string | undefined;
  /** Whether several bridges have to agree. */
  way?: 'several' | undefined;
  /** Chosen bridges, joined by points. */
  by?: string | undefined;
  unwrap?: true | undefined;
  set?: BridgeSet;
  /** Of the second set: the token's id, the bridge, and what comes first. */
  asset?: string | undefined;
  route?: GenericBridge | undefined;
  order?: RouteOrder | undefined;
  /** Hash of the transaction by which the reader's last transfer left. */
  sent?: string | undefined;
}

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const HASH = /^0x[0-9a-fA-F]{64}$/;
const ASSET = /^[a-z0-9-]{1,40}$/;

const matching = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;
const oneOf = <Value extends string>(value: unknown, values: readonly Value[]): Value | undefined => values.find((each) => each === value);
const chain = (value: unknown): number | undefined => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined);

export const bridgesIn = (by: string | undefined): Bridge[] => {
  const named = by?.split('.') ?? [];
  return BRIDGES.filter((bridge) => named.includes(bridge));
};
export const byOf = (bridges: readonly Bridge[]): string | undefined =>
  BRIDGES.filter((bridge) => bridges.includes(bridge)).join('.') || undefined;

/** What is not understood is left out. */
export function readBridgeSearch(search: Record<string, unknown>): BridgeSearch {
  return {
    token: matching(search['token'], ADDRESS),
    from: chain(search['from']),
    to: chain(search['to']),
    amount: readTyped(search['amount']),
    recipient: readTyped(search['recipient']),
    way: search['way'] === 'several' ? 'several' : undefined,
    by: byOf(bridgesIn(readTyped(search['by']))),
    unwrap: search['unwrap'] === true ? true : undefined,
    set: oneOf(search['set'], ['others']),
    asset: matching(search['asset'], ASSET),
    route: oneOf(search['route'], GENERIC_BRIDGES),
    order: oneOf(search['order'], ROUTE_ORDERS),
    sent: matching(search['sent'], HASH),
  };
}

/** As the page's address shows it. */
export const writeBridgeSearch = (change: Partial<BridgeSearch>): Record<string, unknown> =>
  change.amount === undefined ? { ...change } : { ...change, amount: writeTyped(change.amount) };
