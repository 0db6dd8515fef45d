import { sql } from 'drizzle-orm';
import type { ContractEvent } from '@althing/domain/http';
import type { Address, ChainId } from '@althing/domain/units';
import { hexes, hexOf } from './columns.ts';
import { decodeKeyset, DIGITS, encodeKeyset, isBelow, type Page, type PageRequest, toPage } from './keyset.ts';
import type { Queryable } from './queryable.ts';
import { addressOf, checksummed, isoTime } from './wire.ts';
import { statement } from '../statement.ts';

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
      const after = cursor === undefined ? null : decodeKeyset(cursor, [DIGITS.block, DIGITS.logIndex]);
      // Reads a page per contract first: a contract with a million transfers must not be read completely for the sake of the others.
      const { rows } = await db.query<Row>(
        statement(
          sql`select e.* from (select distinct decode(address, 'hex') as address from unnest(${hexes(addresses)}::text[]) as given (address)) key
          cross join lateral (
            select block, log_index, at, transaction_hash, address, name, args from chain.event
            where chain_id = ${chainId} and address = key.address and (${eventName ?? null}::text is null or name = ${eventName ?? null}::text)
              and ${isBelow({ block: 'bigint', log_index: 'int' }, after)}
            order by block desc, log_index desc limit ${limit + 1}
          ) e
          order by e.block desc, e.log_index desc limit ${limit + 1}`,
          'events_newest',
        ),
      );
      return toPage(
        rows,
        limit,
        (row) => encodeKeyset([row.block, row.log_index]),
        (row) => toEvent(chainId, row),
      );
    },
  };
}
