import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from './call.ts';
import { localPoolAbi } from './contracts.ts';

export interface PoolTokens {
  token0: Address;
  token1: Address;
  decimals0: number;
  decimals1: number;
  shareDecimals: number;
}

/** The tokens of a constant-product pool, or of a vault of concentrated liquidity. Throws where `pool` is neither. */
export async function getPoolTokens(client: ReadClient, { pool }: { pool: Address }): Promise<PoolTokens> {
  const contract = { address: pool, abi: localPoolAbi } as const;
  const decimalsOf = (address: Address) => readContract(client, { ...contract, address, functionName: 'decimals' });
  const [token0, token1, shareDecimals] = await Promise.all([
    readContract(client, { ...contract, functionName: 'token0' }),
    readContract(client, { ...contract, functionName: 'token1' }),
    decimalsOf(pool),
  ]);
  const [decimals0, decimals1] = await Promise.all([decimalsOf(token0), decimalsOf(token1)]);
  return { token0, token1, decimals0, decimals1, shareDecimals };
}

/** State of a constant-product pool; amounts in smallest units. */
export interface PoolState {
  reserve0: bigint;
  reserve1: bigint;
  /** When the reserves last changed, UNIX seconds modulo 2^32. */
  timestampLast: bigint;
  /** Sum, until then, of price (token0 per token1, times 2^112) × seconds; modulo 2^256. */
  price1CumulativeLast: bigint;
  totalSupply: bigint;
}

/** The pool's state at a block. Throws where `pool` is not one, or where the node no longer has that block's state. */
export async function getPoolState(client: ReadClient, { pool, blockNumber }: { pool: Address; blockNumber: bigint }): Promise<PoolState> {
  const contract = { address: pool, abi: localPoolAbi, blockNumber } as const;
  const [[reserve0, reserve1, timestampLast], price1CumulativeLast, totalSupply] = await Promise.all([
    readContract(client, { ...contract, functionName: 'getReserves' }),
    readContract(client, { ...contract, functionName: 'price1CumulativeLast' }),
    readContract(client, { ...contract, functionName: 'totalSupply' }),
  ]);
  return { reserve0, reserve1, timestampLast: BigInt(timestampLast), price1CumulativeLast, totalSupply };
}
