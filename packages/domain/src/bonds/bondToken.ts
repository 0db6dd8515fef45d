import { encodePacked, hexToBigInt, keccak256 } from 'viem';
import type { Address } from '../units.ts';
import { startOfDay } from './expiry.ts';
import { DAY, type Timestamp } from './units.ts';

/** ERC-1155 id of the bonds on `underlying` that mature on the day of `expiry`, whichever market sold them. */
export function bondTokenId(underlying: Address, expiry: Timestamp): bigint {
  return hexToBigInt(keccak256(encodePacked(['address', 'uint48'], [underlying, Number(expiry / DAY)])));
}

export interface BondTokenName {
  /** `Underlying 2027-03-04`. */
  name: string;
  /** `SYM-20270304`. */
  symbol: string;
}

/** Name and symbol of a bond token, made from those of its underlying and the day in UTC. */
export function bondTokenName(underlying: { name: string; symbol: string }, expiry: Timestamp): BondTokenName {
  const day = new Date(Number(startOfDay(expiry)) * 1000).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return { name: `${underlying.name} ${day}`, symbol: `${underlying.symbol}-${day.replaceAll('-', '')}` };
}
