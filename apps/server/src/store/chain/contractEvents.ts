import type { ContractEvent } from '@althing/domain/http';
import type { Address, ChainId } from '@althing/domain/units';
import { hexes, hexOf } from './columns.ts';
import { decodeKeyset, DIGITS, encodeKeyset, type Page, type PageRequest, toPage } from './keyset.ts';
import type { Queryable } from './queryable.ts';
import { addressOf, checksummed, isoTime } from './wire.ts';

interface Row {
  block: string;
  log_index: number;
  at: string;
  transaction_hash: Buffer;
  address: Buffer;
  name: string;
  args: Record<string, unknown>;
}

export interface EventFilter extends PageRequest {
  chainId: ChainId;
  addresses: readonly Address[];
  eventName?: string | undefined;
}

const toEvent = (chainId: ChainId, row: Row): ContractEvent => ({
  chainId,
  blockNumber: Number(row.block),
  logIndex: row.log_index,
  transactionHash: hexOf(row.transaction_hash),
  address: addressOf(row.address),
  name: row.name,
  args: Object.fromEntries(Object.entries(row.args).map(([name, value]) => [name, checksummed(value)])),
  timestamp: isoTime(row.at),
});

export function createContractEvents(db: Queryable) {
  return {
    /** Newest first, over all given contracts of one chain. */
    async list({ chainId, addresses, eventName, limit, cursor }: EventFilter): Promise<Page<ContractEvent>> {
      const after = cursor === undefined ? [null, null] : decodeKeyset(cursor, [DIGITS.block, DIGITS.logIndex]);
      // A page per contract first: one contract with a million transfers must not be read through for the others.
      const { rows } = await db.query<Row>({
        name: 'events_newest',
        text: `select e.* from (select distinct decode(address, 'hex') as address from unnest($2::text[]) as given (address)) key
          cross join lateral (
            select block, log_index, at, transaction_hash, address, name, args from chain.event
            where chain_id = $1 and address = key.address and ($3::text is null or name = $3::text)
              and ($4::bigint is null or (block, log_index) < ($4::bigint, $5::int))
            order by block desc, log_index desc limit $6
          ) e
          order by e.block desc, e.log_index desc limit $6`,
        values: [chainId, hexes(addresses), eventName ?? null, ...after, limit + 1],
      });
      return toPage(
        rows,
        limit,
        (row) => encodeKeyset([row.block, row.log_index]),
        (row) => toEvent(chainId, row),
      );
    },
  };
}
