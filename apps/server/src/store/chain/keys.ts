import type { Address, ChainId } from '@althing/domain/units';
import { hexes, numbers } from './columns.ts';

/** A contract on a chain. */
export interface ContractKey {
  chainId: ChainId;
  address: Address;
}

/** Two columns for `unnest($1::bigint[], $2::text[])`. */
export const keyColumns = (keys: readonly ContractKey[]): [string, string] => [
  numbers(keys.map(({ chainId }) => chainId)),
  hexes(keys.map(({ address }) => address)),
];
