import { type RefundCodec, routeCodecs } from '@althing/bindings';
import type { RouteToken } from '@althing/domain/bridges';
import type { ChainId, Hex } from '@althing/domain/units';
import type { RpcLog } from 'viem';
import { blockAt } from '../chains/blockAt.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { RouteTransferRow, RouteTransfers } from '../store/routeTransfers.ts';
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
  codec: RefundCodec;
  client: Client;
  row: RouteTransferRow & { deadline: Date };
}

/** What a log says of a transfer: that it was given back, or that it may have been, which is known once it is known of an earlier one. */
async function refundBy({ dependencies, codec, client, row }: Wanted, token: Hex, log: RpcLog): Promise<Refund | 'unclear' | undefined> {
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

/** Looks on the origin for what the bridge has given back of what nobody brought in time. */
export async function searchRefund(dependencies: RefundDependencies, row: RouteTransferRow): Promise<RefundSearch> {
  const { chains, config } = dependencies;
  const codec = routeCodecs(chains.ids)[row.provider]?.refunds;
  const origin = config.bridgeRoutes.tokens.find(({ id }) => id === row.token)?.places.find(({ chainId }) => chainId === row.origin);
  const contract = origin?.contracts[row.provider];
  const { deadline } = row;
  if (!codec || !contract || deadline === null) return NOTHING;
  const client = chains.client(row.origin);
  const from = row.refundLookedTo ?? Number((await blockAt(client, await client.getBlock(), BigInt(deadline.getTime() / 1000))) ?? 0n);
  const wanted = { dependencies, codec, client, row: { ...row, deadline } };
  const { found, to } = await searchLogs(client, codec.place(row.origin, contract), from, async (log) => {
    const refund = await refundBy(wanted, origin.address, log);
    return refund === 'unclear' ? Number(log.blockNumber!) - 1 : refund;
  });
  // What is unclear is looked at again.
  return typeof found === 'number' ? { refund: undefined, lookedTo: found } : { refund: found, lookedTo: to };
}
