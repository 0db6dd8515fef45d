import type { Address, ChainId } from '@althing/domain/units';
import { type SQL, sql } from 'drizzle-orm';
import { hexes, numbers } from './columns.ts';

/** A contract on a chain. */
export interface ContractKey {
  chainId: ChainId;
  address: Address;
}

/** Two columns for `unnest`. */
export const keyColumns = (keys: readonly ContractKey[]): SQL =>
  sql`${numbers(keys.map(({ chainId }) => chainId))}::bigint[], ${hexes(keys.map(({ address }) => address))}::text[]`;
