import type { EndpointResponse, RouteTransfer } from '@althing/domain/http';
import { GENERIC_BRIDGE_FACTS, type RouteToken } from '@althing/domain/bridges';
import type { ChainId, Hex } from '@althing/domain/units';
import { getAddress } from 'viem';
import { invalid, notFound } from '../../base/errors.ts';
import { createSharedAnswers } from '../../base/sharedAnswers.ts';
import type { RouteAsk, RouteProvider } from '../../bridgeRoutes/ports.ts';
import { createRouteOrders } from '../../bridgeRoutes/orders.ts';
import { createRouteProviders } from '../../bridgeRoutes/providers.ts';
import { createRouteQuotes, type RouteQuotes } from '../../bridgeRoutes/quotes.ts';
import { createRouteRecorder } from '../../bridgeRoutes/record.ts';
import { servedTokens } from '../../bridgeRoutes/servedTokens.ts';
import { decodeCursor } from '../../store/cursor.ts';
import type { RouteTransferRow } from '../../store/routeTransfers.ts';
import { visibleTo } from '../../store/visibleTo.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';
import type { NodeTurns } from '../nodeTurns.ts';

type Keys =
  | 'GET /api/v1/bridge/routes'
  | 'GET /api/v1/bridge/routes/quotes'
  | 'POST /api/v1/bridge/routes/orders'
  | 'GET /api/v1/bridge/routes/transfers'
  | 'GET /api/v1/bridge/routes/transfers/:id'
  | 'POST /api/v1/bridge/routes/transfers';
type Dependencies = Pick<
  ApiDependencies,
  | 'config'
  | 'chains'
  | 'organisations'
  | 'organisationsAt'
  | 'tokenPrices'
  | 'routeTransfers'
  | 'routeOrders'
  | 'orderedRoutes'
  | 'now'
  | 'log'
>;
type Listed = EndpointResponse<'GET /api/v1/bridge/routes'>;

/** Milliseconds an answer is reused: what bridges ask changes with every block. */
const LIFETIME_MS = 4_000;
const MOST_ANSWERS = 500;

/** What was asked for, as it came. */
type AskedRoute = Record<'token' | 'amount' | 'sender' | 'recipient', string> & Record<'originChainId' | 'destinationChainId', ChainId>;

/** Why nothing can be sent over it between any two chains; null where something can. */
function offReasonOf(provider: RouteProvider, tokens: readonly RouteToken[]): string | null {
  const pairs = tokens.flatMap(({ places }) => places.slice(1).map((destination) => ({ origin: places[0]!, destination })));
  const reasons = pairs.map((pair) => provider.offReason(pair));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

function shownTransfer(tokens: readonly RouteToken[], row: RouteTransferRow): Omit<RouteTransfer, 'organisation'> {
  const token = tokens.find(({ id }) => id === row.token);
  const decimalsOn = (chainId: ChainId) => token?.places.find((place) => place.chainId === chainId)?.decimals ?? 18;
  return {
    id: row.id,
    provider: row.provider,
    token: { id: row.token, symbol: token?.symbol ?? row.token },
    originChainId: row.origin,
    destinationChainId: row.destination,
    transactionHash: row.transactionHash,
    sender: row.sender,
    recipient: row.recipient,
    amount: row.amount,
    originDecimals: decimalsOn(row.origin),
    received: row.received,
    destinationDecimals: decimalsOn(row.destination),
    sentAt: row.sentAt.toISOString(),
    seconds: GENERIC_BRIDGE_FACTS[row.provider].duration,
    deadline: row.deadline?.toISOString() ?? null,
    state: row.state,
    arrivedAt: row.arrivedAt?.toISOString() ?? null,
    arrivedTransactionHash: row.arrivedTransactionHash,
    queue: row.state === 'queued' ? { contract: row.contract, digest: row.key } : null,
    refund:
      row.refundedOn && row.refundedAt && row.refundedTransactionHash
        ? { chainId: row.refundedOn, transactionHash: row.refundedTransactionHash, at: row.refundedAt.toISOString() }
        : null,
  };
}

/** Bridges of the second set: what they carry, what they ask, and what they were seen to do. */
export function bridgeRouteHandlers(dependencies: Dependencies, inTurn: NodeTurns): Handlers<Keys> {
  const { config, chains, organisations, organisationsAt, routeTransfers, now } = dependencies;
  const tokens = servedTokens(config.bridgeRoutes, chains);
  const providers = createRouteProviders(chains, config.bridgeRoutes, dependencies.orderedRoutes, now);
  const quotes = createRouteQuotes({ ...dependencies, providers });
  const order = createRouteOrders(dependencies);
  const record = createRouteRecorder({ ...dependencies, tokens });
  const share = createSharedAnswers<RouteQuotes>(now, LIFETIME_MS, MOST_ANSWERS);

  const listed: Listed = {
    tokens: tokens.map(({ places, ...token }) => ({
      ...token,
      places: places.map(({ contracts, ...place }) => ({
        ...place,
        providers: providers.map(({ id }) => id).filter((id) => contracts[id] !== undefined),
      })),
    })),
    providers: providers.map((provider) => ({ provider: provider.id, offReason: offReasonOf(provider, tokens) })),
  };

  /** @throws Refusal where the token is not on both chains. */
  function askOf(asked: AskedRoute): RouteAsk {
    const token = tokens.find(({ id }) => id === asked.token);
    const on = (chainId: ChainId) => token?.places.find((place) => place.chainId === chainId);
    const [origin, destination] = [on(asked.originChainId), on(asked.destinationChainId)];
    if (!token || !origin || !destination) throw notFound('Token on these chains');
    const [sender, recipient] = [getAddress(asked.sender), getAddress(asked.recipient)];
    return { token, origin, destination, amount: BigInt(asked.amount), sender, recipient };
  }

  async function shown(rows: readonly RouteTransferRow[]): Promise<RouteTransfer[]> {
    const partiesOf = ({ origin, sender, destination, recipient }: RouteTransferRow) => [
      { chainId: origin, address: sender },
      { chainId: destination, address: recipient },
    ];
    const organisationAt = await organisationsAt(rows.flatMap(partiesOf));
    return rows.map((row) => {
      const [sender, recipient] = partiesOf(row).map(organisationAt);
      return { ...shownTransfer(tokens, row), organisation: sender ?? recipient ?? null };
    });
  }

  return {
    async 'GET /api/v1/bridge/routes'() {
      return listed;
    },

    async 'GET /api/v1/bridge/routes/quotes'({ query, request }) {
      const ask = askOf(query);
      const { token, origin, destination, sender, recipient } = ask;
      const key = [token.id, origin.chainId, destination.chainId, query.amount, sender, recipient].join(':');
      return inTurn(request, () => share(key, () => quotes(ask)));
    },

    // Shared with nobody and never: whoever asks twice means to send twice.
    async 'POST /api/v1/bridge/routes/orders'({ body, request }) {
      const ask = askOf(body);
      return inTurn(request, () => order(body.provider, ask));
    },

    async 'GET /api/v1/bridge/routes/transfers'({ query, caller }) {
      const { address, hash, limit, cursor, ...filter } = query;
      if (query.organisationId !== undefined) visibleTo(caller?.user ?? null, await organisations.find(query.organisationId));
      const after = cursor === undefined ? undefined : decodeCursor(cursor);
      if (cursor !== undefined && !after) throw invalid('The cursor is invalid');
      const page = await routeTransfers.list({
        ...filter,
        address: address === undefined ? undefined : getAddress(address),
        hash: hash?.toLowerCase() as Hex | undefined,
        limit,
        after,
      });
      return { ...page, items: await shown(page.items) };
    },

    async 'GET /api/v1/bridge/routes/transfers/:id'({ params: { id } }) {
      const row = await routeTransfers.find(id);
      if (!row) throw notFound('Transfer');
      const [transfer] = await shown([row]);
      return transfer!;
    },

    async 'POST /api/v1/bridge/routes/transfers'({ body, request }) {
      const rows = await inTurn(request, () => record(body.chainId, body.transactionHash.toLowerCase() as Hex));
      return { items: await shown(rows) };
    },
  };
}
