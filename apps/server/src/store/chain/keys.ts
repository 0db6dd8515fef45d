import type { Address, ChainId } from '@althing/domain/units';
import { type SQL, sql } from 'drizzle-orm';
import { hexes, numbers } from './columns.ts';

/** Identifies a contract on a chain. */
export interface ContractKey {
  chainId: ChainId;
  address: Address;
}

/** The keys as two arrays for `unnest`. */
export const keyColumns = (keys: readonly ContractKey[]): SQL =>
  sql`${numbers(keys.map(({ chainId }) => chainId))}::bigint[], ${hexes(keys.map(({ address }) => address))}::text[]`;
