import { type NamedRefunds, type RouteCodec, routeCodecs, type SumRefunds } from '@althing/bindings';
import type { RouteToken } from '@althing/domain/bridges';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import type { RpcLog } from 'viem';
import { blockAt } from '../chains/blockAt.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { RouteTransferRow, RouteTransfers } from '../store/routeTransfers.ts';
import { isMissing } from './isMissing.ts';
import { type Client, searchLogs, timeOf } from './searchLogs.ts';

export interface RefundDependencies {
  chains: Pick<ChainClients, 'ids' | 'client'>;
  config: { bridgeRoutes: { tokens: readonly RouteToken[] } };
  routeTransfers: Pick<RouteTransfers, 'refundClaims'>;
}

export interface Refund {
  chainId: ChainId;
  transactionHash: Hex;
  at: Date;
}

export interface RefundSearch {
  refund: Refund | undefined;
  /** The last block of the origin looked at; null where the bridge gives nothing back that could be seen. */
  lookedTo: number | null;
}

const NOTHING: RefundSearch = { refund: undefined, lookedTo: null };

interface Wanted {
  dependencies: RefundDependencies;
  client: Client;
  row: RouteTransferRow & { deadline: Date };
  /** The bridge's on the origin. */
  contract: Address;
  token: Address;
}

/** The last block of the origin before a time, or the one up to which it was looked at. */
const startAt = async ({ client, row }: Wanted, time: Date): Promise<number> =>
  row.refundLookedTo ?? Number((await blockAt(client, await client.getBlock(), BigInt(time.getTime() / 1000))) ?? 0n);

/** What a log says of a transfer: that it was given back, or that it may have been, which is known once it is known of an earlier one. */
async function refundBy(
  { dependencies, client, row, token }: Wanted,
  codec: SumRefunds,
  log: RpcLog,
): Promise<Refund | 'unclear' | undefined> {
  const given = codec.givenIn(log, { sender: row.sender, token });
  const amount = BigInt(row.amount);
  if (given < amount) return undefined;
  const at = await timeOf(client, BigInt(log.blockNumber!));
  if (at <= row.deadline) return undefined;
  // Sums name no transfer: one that is meant for another is not counted twice.
  const { taken, earlier } = await dependencies.routeTransfers.refundClaims(row, log.transactionHash!);
  if (given < taken + amount) return undefined;
  return given < taken + earlier + amount ? 'unclear' : { chainId: row.origin, transactionHash: log.transactionHash!, at };
}

/** Looks for a sum that is enough for this transfer and for those before it. */
async function searchSum(wanted: Wanted, codec: SumRefunds): Promise<RefundSearch> {
  const { client, row, contract } = wanted;
  const { found, to } = await searchLogs(client, codec.place(row.origin, contract), await startAt(wanted, row.deadline), async (log) => {
    const refund = await refundBy(wanted, codec, log);
    return refund === 'unclear' ? Number(log.blockNumber!) - 1 : refund;
  });
  // What is unclear is looked at again.
  return typeof found === 'number' ? { refund: undefined, lookedTo: found } : { refund: found, lookedTo: to };
}

/** Looks for what names this transfer, from its departure on: a bridge may give it back before its deadline. */
async function searchNamed(wanted: Wanted, codec: NamedRefunds, { departuresIn }: RouteCodec<never>): Promise<RefundSearch> {
  const { client, row, contract } = wanted;
  const receipt = await client.getTransactionReceipt({ hash: row.transactionHash }).catch(isMissing);
  if (!receipt) return NOTHING;
  const departures = departuresIn(contract, { chainId: row.origin, sender: receipt.from, logs: receipt.logs });
  const departure = departures.find(({ key }) => key === row.key);
  const place = departure && codec.place(departure);
  if (!place) return NOTHING;
  const { found, to } = await searchLogs(client, place, await startAt(wanted, row.sentAt), async (log): Promise<Refund | undefined> => {
    if (codec.refundedIn(log, row.key) === undefined) return undefined;
    return { chainId: row.origin, transactionHash: log.transactionHash!, at: await timeOf(client, BigInt(log.blockNumber!)) };
  });
  return { refund: found, lookedTo: to };
}

/** Looks on the origin for what the bridge has given back of what nobody brought in time. */
export async function searchRefund(dependencies: RefundDependencies, row: RouteTransferRow): Promise<RefundSearch> {
  const { chains, config } = dependencies;
  const codec = routeCodecs(chains.ids)[row.provider];
  const origin = config.bridgeRoutes.tokens.find(({ id }) => id === row.token)?.places.find(({ chainId }) => chainId === row.origin);
  const contract = origin?.contracts[row.provider];
  const { deadline } = row;
  if (!codec?.refunds || !contract || deadline === null) return NOTHING;
  const wanted = { dependencies, client: chains.client(row.origin), row: { ...row, deadline }, contract, token: origin.address };
  return codec.refunds.isNamed ? searchNamed(wanted, codec.refunds, codec) : searchSum(wanted, codec.refunds);
}
