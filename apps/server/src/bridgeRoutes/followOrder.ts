import { orderedCodecs } from '@althing/bindings';
import type { OrderedRoute, RouteToken } from '@althing/domain/bridges';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import type { ChainClients } from '../chains/chainClients.ts';
import type { RouteTransferRow } from '../store/routeTransfers.ts';
import type { Refund } from './followRefund.ts';
import { PATIENCE_MS } from './inTime.ts';
import { isMissing } from './isMissing.ts';
import type { OrderedProviders } from './ports.ts';

/** Transactions that are looked at, of those that a service names. */
const MOST_TRANSACTIONS = 4;

export interface OrderDependencies {
  orderedRoutes: OrderedProviders;
  config: { bridgeRoutes: { tokens: readonly RouteToken[] } };
  chains: Pick<ChainClients, 'client'>;
}

export interface Arrival {
  amount: bigint;
  transactionHash: Hex;
  at: Date;
}

export interface OrderSearch {
  arrival: Arrival | undefined;
  refund: Refund | undefined;
  isGivenUp: boolean;
}

interface Wanted {
  chainId: ChainId;
  token: Address;
  to: Address;
  least: bigint;
}

/** What a transaction that the service names gave for this order, as its chain shows it; undefined where it is none of this order's. */
async function paidBy(
  { chains }: OrderDependencies,
  provider: OrderedRoute,
  hash: Hex,
  key: Hex,
  { chainId, token, to, least }: Wanted,
): Promise<Arrival | undefined> {
  const client = chains.client(chainId);
  const [transaction, receipt] = await Promise.all([
    client.getTransaction({ hash }).catch(isMissing),
    client.getTransactionReceipt({ hash }).catch(isMissing),
  ]);
  if (!transaction || receipt?.status !== 'success') return undefined;
  const amount = orderedCodecs[provider].paidIn({ input: transaction.input, logs: receipt.logs, key, token, to });
  if (amount === undefined || amount < least) return undefined;
  const { timestamp } = await client.getBlock({ blockNumber: receipt.blockNumber });
  return { amount, transactionHash: hash, at: new Date(Number(timestamp) * 1000) };
}

async function firstPaid(
  dependencies: OrderDependencies,
  provider: OrderedRoute,
  hashes: readonly Hex[],
  row: RouteTransferRow,
  wanted: Wanted,
) {
  const found = await Promise.all(hashes.map((hash) => paidBy(dependencies, provider, hash, row.key, wanted)));
  return found.find((each) => each !== undefined);
}

/** Where what was ordered may be given back: in the token that was paid, or in the one that was to arrive. */
function refundsOf({ config }: OrderDependencies, row: RouteTransferRow): Wanted[] {
  const places = config.bridgeRoutes.tokens.find(({ id }) => id === row.token)?.places ?? [];
  return places
    .filter(({ chainId }) => chainId === row.origin || chainId === row.destination)
    .map(({ chainId, address }) => ({ chainId, token: address, to: row.sender, least: 1n }));
}

/** What the service says has become of an order, where a chain shows it. That it was brought or given back is not believed of the service alone. */
export async function searchOrder(dependencies: OrderDependencies, row: RouteTransferRow, provider: OrderedRoute): Promise<OrderSearch> {
  const none: OrderSearch = { arrival: undefined, refund: undefined, isGivenUp: false };
  if (row.request === null) return none;
  const order = { request: row.request, transactionHash: row.transactionHash };
  const { outcome, transactions } = await dependencies.orderedRoutes[provider].statusOf(order, AbortSignal.timeout(PATIENCE_MS));
  if (outcome === 'pending') return none;
  const hashes = transactions.slice(0, MOST_TRANSACTIONS);
  if (outcome === 'met') {
    const wanted = { chainId: row.destination, token: row.outputToken, to: row.recipient, least: BigInt(row.received) };
    return { ...none, arrival: await firstPaid(dependencies, provider, hashes, row, wanted) };
  }
  const refunds = await Promise.all(
    refundsOf(dependencies, row).map(async (wanted): Promise<Refund | undefined> => {
      const paid = await firstPaid(dependencies, provider, hashes, row, wanted);
      return paid && { chainId: wanted.chainId, transactionHash: paid.transactionHash, at: paid.at };
    }),
  );
  return { ...none, refund: refunds.find((each) => each !== undefined), isGivenUp: true };
}
