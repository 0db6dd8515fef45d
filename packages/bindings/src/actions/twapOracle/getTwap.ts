import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { twapOracleAbi } from '../../contracts.ts';

export interface Twap {
  /** Quote tokens per base token in whole units, with 18 decimals; 0 where there was never one, or it was dropped. */
  price: bigint;
  /** When it was observed, UNIX seconds; 0 where there was never one. */
  timestamp: bigint;
  /** UNIX seconds; from then on the oracle does not serve it. 0 where there was never one, or it was dropped. */
  expiresAt: bigint;
  /** Whose share it values; zero where there was never one, or it was dropped. */
  vault: Address;
}

/** The last price of a pair, expired or not. */
export async function getTwap(client: ReadClient, pair: { oracle: Address; base: Address; quote: Address }): Promise<Twap> {
  const contract = { address: pair.oracle, abi: twapOracleAbi, args: [pair.base, pair.quote] } as const;
  const [[price, timestamp], expiresAt, vault] = await Promise.all([
    readContract(client, { ...contract, functionName: 'twaps' }),
    readContract(client, { ...contract, functionName: 'getPriceExpirationDate' }),
    readContract(client, { ...contract, functionName: 'vaultOf' }),
  ]);
  return { price, timestamp, expiresAt, vault };
}
