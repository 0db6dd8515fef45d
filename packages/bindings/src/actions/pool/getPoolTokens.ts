import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { localPoolAbi } from '../../contracts.ts';

export interface PoolTokens {
  token0: Address;
  token1: Address;
  decimals0: number;
  decimals1: number;
  shareDecimals: number;
}

/** What a constant-product pool is made of. Throws where `pool` is none. */
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
