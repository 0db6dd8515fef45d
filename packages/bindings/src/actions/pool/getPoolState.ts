import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { localPoolAbi } from '../../contracts.ts';

/** Of a constant-product pool; amounts in smallest units. */
export interface PoolState {
  reserve0: bigint;
  reserve1: bigint;
  /** Since when the reserves have been so, UNIX seconds modulo 2^32. */
  timestampLast: bigint;
  /** Sum over time, until then, of token0 per token1 times 2^112 times seconds; modulo 2^256. */
  price1CumulativeLast: bigint;
  totalSupply: bigint;
}

/** Reads a pool as it was in a block. Throws where `pool` is none, or the node does not know that block's state any more. */
export async function getPoolState(client: ReadClient, { pool, blockNumber }: { pool: Address; blockNumber: bigint }): Promise<PoolState> {
  const contract = { address: pool, abi: localPoolAbi, blockNumber } as const;
  const [[reserve0, reserve1, timestampLast], price1CumulativeLast, totalSupply] = await Promise.all([
    readContract(client, { ...contract, functionName: 'getReserves' }),
    readContract(client, { ...contract, functionName: 'price1CumulativeLast' }),
    readContract(client, { ...contract, functionName: 'totalSupply' }),
  ]);
  return { reserve0, reserve1, timestampLast: BigInt(timestampLast), price1CumulativeLast, totalSupply };
}
