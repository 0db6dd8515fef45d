import { orderedCodecs, type RouteDeparture, type RouteDeposit, routeCodecs } from '@althing/bindings';
import { GENERIC_BRIDGES, ORDERED_ROUTES, type OrderedRoute, type RoutePlace, type RouteToken } from '@althing/domain/bridges';
import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import type { TransactionReceipt } from 'viem';
import type { Clock } from '../base/clock.ts';
import { conflict, invalid } from '../base/errors.ts';
import { blockAt } from '../chains/blockAt.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { RouteOrderRow, RouteOrders } from '../store/routeOrders.ts';
import type { NewRouteTransfer, RouteTransfers, RouteTransferRow } from '../store/routeTransfers.ts';
import { converted } from './converted.ts';
import { isMissing } from './isMissing.ts';
import type { Client } from './searchLogs.ts';

/** Of one transaction; whoever sends more in one has the others followed by nobody. */
const MOST_OF_ONE = 10;
/** An arrival is looked for from this long before the departure on, as clocks differ: seconds, and blocks where the destination's is behind. */
const EARLIER = { seconds: 600n, blocks: 300n } as const;

export interface RecordDependencies {
  tokens: readonly RouteToken[];
  chains: Pick<ChainClients, 'ids' | 'has' | 'client'>;
  routeTransfers: Pick<RouteTransfers, 'add' | 'of'>;
  routeOrders: Pick<RouteOrders, 'find'>;
  now: Clock;
}

interface Found {
  departure: RouteDeparture;
  token: RouteToken;
  origin: RoutePlace;
  destination: RoutePlace;
  /** The bridge's on the destination. */
  contract: Address;
  /** By which the bridge's service names it; null where it was not ordered. */
  request: string | null;
}

/** What the bridges' own contracts say that they took, of tokens that are listed on both chains. */
export function departuresIn(
  tokens: readonly RouteToken[],
  chainIds: readonly ChainId[],
  chainId: ChainId,
  receipt: TransactionReceipt,
): Found[] {
  const codecs = routeCodecs(chainIds);
  const transaction = { chainId, sender: receipt.from, logs: receipt.logs };
  return GENERIC_BRIDGES.flatMap((provider) => {
    const codec = codecs[provider];
    if (!codec) return [];
    const here = tokens.flatMap((token) => token.places.filter((place) => place.chainId === chainId).map((origin) => ({ token, origin })));
    const contracts = new Set(here.flatMap(({ origin }) => origin.contracts[provider] ?? []));
    return [...contracts].flatMap((contract) =>
      codec.departuresIn(contract, transaction).flatMap((departure): Found[] => {
        for (const { token, origin } of here) {
          const destination = token.places.find((place) => place.chainId === departure.destinationChainId);
          const peer = destination?.contracts[provider];
          const isCarried = sameAddress(origin.contracts[provider], contract);
          const isToken =
            departure.tokens === null ||
            (sameAddress(departure.tokens.input, origin.address) && sameAddress(departure.tokens.output, destination?.address));
          if (destination && peer && isCarried && isToken)
            return [{ departure, token, origin, destination, contract: peer, request: null }];
        }
        return [];
      }),
    );
  });
}

/** The order that was paid for, where it was paid by whom, with what and as much as was ordered: else it is another deposit under the same id. */
function departureOf(
  provider: OrderedRoute,
  deposit: RouteDeposit,
  order: RouteOrderRow,
  input: Address,
  output: Address,
): RouteDeparture | undefined {
  const isPaid = sameAddress(deposit.sender, order.sender) && sameAddress(deposit.token, input) && deposit.amount === BigInt(order.amount);
  if (!isPaid) return undefined;
  return {
    ...deposit,
    provider,
    recipient: order.recipient,
    destinationChainId: order.destination,
    tokens: { input, output },
    received: BigInt(order.received),
    deadline: order.deadline.getTime() / 1000,
  };
}

/** What was paid for orders that were made here. What they are to bring stands in the order, of which the chain has the id. */
export async function orderedIn(
  { tokens, routeOrders }: Pick<RecordDependencies, 'tokens' | 'routeOrders'>,
  chainId: ChainId,
  receipt: Pick<TransactionReceipt, 'from' | 'logs'>,
): Promise<Found[]> {
  const transaction = { chainId, sender: receipt.from, logs: receipt.logs };
  const on = (order: RouteOrderRow, id: ChainId) =>
    tokens.find((token) => token.id === order.token)?.places.find((place) => place.chainId === id);
  const found = ORDERED_ROUTES.map(async (provider): Promise<Found[]> => {
    const codec = orderedCodecs[provider];
    const contracts = new Set(
      tokens
        .flatMap(({ places }) => places.filter((place) => place.chainId === chainId))
        .flatMap(({ contracts: of }) => of[provider] ?? []),
    );
    const deposits = [...contracts].flatMap((contract) =>
      codec.depositsIn(contract, transaction).map((deposit) => ({ contract, deposit })),
    );
    const orders = await routeOrders.find(
      provider,
      deposits.map(({ deposit }) => deposit.key),
    );
    return deposits.flatMap(({ contract, deposit }): Found[] => {
      const order = orders.find(({ key, origin }) => key === deposit.key && origin === chainId);
      const token = tokens.find(({ id }) => id === order?.token);
      const [origin, destination] = order ? [on(order, chainId), on(order, order.destination)] : [];
      const peer = destination?.contracts[provider];
      if (!order || !token || !origin || !destination || !peer || !sameAddress(origin.contracts[provider], contract)) return [];
      const departure = departureOf(provider, deposit, order, origin.address, destination.address);
      return departure ? [{ departure, token, origin, destination, contract: peer, request: order.request }] : [];
    });
  });
  return (await Promise.all(found)).flat();
}

/** Writes down what left in a transaction, to be followed. */
export function createRouteRecorder({ tokens, chains, routeTransfers, routeOrders, now }: RecordDependencies) {
  const codecs = routeCodecs(chains.ids);

  /** With the contract that brings it, where the bridge has another one for that than the listed one; undefined where it has none. */
  async function brought(client: Client, found: Found): Promise<Found | undefined> {
    const { bringer } = codecs[found.departure.provider] ?? {};
    if (!bringer) return found;
    const contract = await bringer(client, found.departure);
    return contract && { ...found, contract };
  }

  /** A block of the destination before which nothing of it can have arrived. */
  async function startAt(chainId: ChainId, sentAt: bigint): Promise<number> {
    const client = chains.client(chainId);
    const { number, timestamp } = await client.getBlock();
    const found = (await blockAt(client, { number, timestamp }, sentAt - EARLIER.seconds)) ?? 0n;
    return Number(found > EARLIER.blocks ? found - EARLIER.blocks : 0n);
  }

  async function rowOf(
    { departure, token, origin, destination, contract, request }: Found,
    receipt: TransactionReceipt,
    sentAt: bigint,
  ): Promise<NewRouteTransfer> {
    const { provider, position, key, sender, recipient, amount, deadline, tokens: named } = departure;
    // What names no tokens counts in those of its own chain.
    const told = named === null ? origin : { decimals: departure.receivedDecimals?.(destination.decimals) ?? destination.decimals };
    const received = converted(departure.received, told, destination);
    return {
      provider,
      token: token.id,
      origin: origin.chainId,
      destination: destination.chainId,
      transactionHash: receipt.transactionHash,
      position,
      contract,
      outputToken: destination.address,
      key,
      request,
      sender,
      recipient,
      amount: String(amount),
      received: String(received),
      sentAt: new Date(Number(sentAt) * 1000),
      deadline: deadline === null ? null : new Date(deadline * 1000),
      lookedTo: await startAt(destination.chainId, sentAt),
      createdAt: now(),
      nextAt: now(),
    };
  }

  /** @throws Refusal where the chain has no such transaction, or it moved nothing that is listed here. */
  return async function record(chainId: ChainId, hash: Hex): Promise<RouteTransferRow[]> {
    if (!chains.has(chainId)) throw invalid('This chain is not served here');
    const client = chains.client(chainId);
    const receipt = await client.getTransactionReceipt({ hash }).catch(isMissing);
    if (!receipt) throw conflict('The chain does not have this transaction yet', 'transaction-not-found');
    const ordered = await orderedIn({ tokens, routeOrders }, chainId, receipt);
    const departed = [...departuresIn(tokens, chains.ids, chainId, receipt), ...ordered].slice(0, MOST_OF_ONE);
    const found = (await Promise.all(departed.map((each) => brought(client, each)))).flatMap((each) => each ?? []);
    if (found.length === 0) throw conflict('No bridge of the second set took a listed token in this transaction', 'route-not-found');
    const { timestamp } = await client.getBlock({ blockNumber: receipt.blockNumber });
    await routeTransfers.add(await Promise.all(found.map((each) => rowOf(each, receipt, timestamp))), now());
    return routeTransfers.of(chainId, hash);
  };
}
