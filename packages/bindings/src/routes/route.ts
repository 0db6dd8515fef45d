import type { GenericBridge } from '@althing/domain/bridges';
import type { EndpointResponse } from '@althing/domain/http';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import type { Log, PublicClient, RpcLog } from 'viem';
import type { Call } from '../call.ts';

type Item = EndpointResponse<'GET /api/v1/bridge/routes/quotes'>['items'][number];
export type RouteOffer = NonNullable<Item['offer']>;
export type RouteTerms = NonNullable<RouteOffer['terms']>;

/** What somebody sends over a bridge of the second set. Amounts in units of the token where they are. */
export interface OutgoingRoute<Terms extends RouteTerms = RouteTerms> {
  originChainId: ChainId;
  destinationChainId: ChainId;
  token: Address;
  /** The bridge's contract on the origin. */
  contract: Address;
  amount: bigint;
  sender: Address;
  recipient: Address;
  /** Wei that the bridge is paid. */
  nativeFee: bigint;
  terms: Terms;
}

/** A transfer that has left, as its chain tells it. */
export interface RouteDeparture {
  provider: GenericBridge;
  /** Place of its log among all of the transaction, which no fork changes. */
  position: number;
  sender: Address;
  recipient: Address;
  destinationChainId: ChainId;
  /** What left and what is to arrive; null where the contract carries one token only. */
  tokens: { input: Address; output: Address } | null;
  amount: bigint;
  /** The least that is to arrive. */
  received: bigint;
  /** In how many decimals that is told of a token that has so many; left out where in those of the token. */
  receivedDecimals?: (decimals: number) => number;
  /** By which the other chain says that it has arrived. */
  key: Hex;
  /** UNIX seconds until which it may be brought; null where there is no such time. */
  deadline: number | null;
  /** The contract on the origin that keeps it until it was brought; left out where it is the one that was called. */
  keeper?: Address;
}

/** A transaction of the origin. */
export interface DepartedIn {
  chainId: ChainId;
  sender: Address;
  logs: readonly Log<bigint, number, false>[];
}

/** Where a chain tells that something has arrived. */
export interface ArrivalPlace {
  address: Address;
  topics: readonly (Hex | null)[];
}

/** How one bridge's contracts are called and read. */
export interface RouteCodec<Terms extends RouteTerms = RouteTerms> {
  /** The call by which the tokens leave. */
  encode(route: OutgoingRoute<Terms>): Call;
  /** What `contract` took in a transaction. */
  departuresIn(contract: Address, transaction: DepartedIn): RouteDeparture[];
  /** The contract on the destination that brings it, by the word of what keeps it here; undefined where there is none. Left out where it is the listed one. */
  bringer?(reader: Pick<PublicClient, 'readContract'>, departure: RouteDeparture): Promise<Address | undefined>;
  /** Whose logs on the destination could tell of it. @param contract - the bridge's there. */
  arrivalPlace(departure: Pick<RouteDeparture, 'key'>, originChainId: ChainId, contract: Address): ArrivalPlace;
  /** What arrived of it by this log; undefined where the log is about something else. */
  arrivedIn(log: Log<bigint, number, false> | RpcLog, departure: ArrivalCheck): bigint | undefined;
  /** Whether the destination has it, but gives it out later, as a limit there lets no more in. @param contract - the bridge's there. */
  isQueued?(reader: Pick<PublicClient, 'readContract'>, contract: Address, key: Hex): Promise<boolean>;
  /** How the origin tells that what nobody brought was given back; left out where nothing ever is. */
  refunds?: RefundCodec;
}

/** Tells what was given back to somebody. It names no departure: one sum may be that of several. */
export interface SumRefunds {
  isNamed: false;
  /** Whose logs on the origin could tell of it. @param contract - the bridge's there. */
  place(originChainId: ChainId, contract: Address): ArrivalPlace;
  /** What a log says that `sender` was given of `token`. */
  givenIn(log: Log<bigint, number, false> | RpcLog, whom: { sender: Address; token: Address }): bigint;
}

/** Tells what was given back of one departure. */
export interface NamedRefunds {
  isNamed: true;
  /** Whose logs on the origin could tell of it. */
  place(departure: RouteDeparture): ArrivalPlace | undefined;
  /** What a log says was given back of it; undefined where it is about something else. */
  refundedIn(log: Log<bigint, number, false> | RpcLog, key: Hex): bigint | undefined;
}

export type RefundCodec = SumRefunds | NamedRefunds;

/** What was paid for an order, as the origin tells it. Whom the tokens are for stands in the order. */
export interface RouteDeposit extends Pick<RouteDeparture, 'key' | 'position' | 'sender' | 'amount'> {
  token: Address;
}

/** A transaction by which somebody says that an order was met, and to whom it had to give what. */
export interface Settlement {
  input: Hex;
  logs: readonly (Log<bigint, number, false> | RpcLog)[];
  key: Hex;
  token: Address;
  to: Address;
}

/** How a bridge that brings what was ordered of it is paid, and read. */
export interface OrderedCodec<Terms extends RouteTerms = RouteTerms> {
  /** The call by which the tokens leave. */
  encode(route: OutgoingRoute<Terms>): Call;
  /** What `contract` was paid in a transaction. */
  depositsIn(contract: Address, transaction: DepartedIn): RouteDeposit[];
  /** What a transaction gave for this order; undefined where it is none of this order's. */
  paidIn(settlement: Settlement): bigint | undefined;
}

export type ArrivalCheck = Pick<RouteDeparture, 'key' | 'recipient' | 'received'> & {
  originChainId: ChainId;
  /** The token on the destination. */
  outputToken: Address;
};
