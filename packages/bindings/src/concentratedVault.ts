import type { Position } from '@althing/domain/bonds';
import type { Address } from '@althing/domain/units';
import { encodePacked, keccak256, parseAbi } from 'viem';
import { readContract } from 'viem/actions';
import type { ReadClient } from './call.ts';
import { localVaultAbi } from './contracts.ts';

/** Of Uniswap's third kind of pools. */
const POOL = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16 index, uint16 cardinality, uint16 cardinalityNext, uint8 feeProtocol, bool unlocked)',
  'function positions(bytes32 key) view returns (uint128 liquidity, uint256 feeGrowth0, uint256 feeGrowth1, uint128 owed0, uint128 owed1)',
  'function observe(uint32[] secondsAgos) view returns (int56[] tickCumulatives, uint160[] secondsPerLiquidity)',
]);

/** More positions than vaults have; each is a read that whoever made the vault chooses. */
const MAX_POSITIONS = 32;

/** State of a vault of concentrated liquidity, by the interface that Steer's have; amounts in smallest units. */
export interface ConcentratedState {
  pool: Address;
  /** What it says that it has of each token, positions at the price of the moment included. */
  total0: bigint;
  total1: bigint;
  totalSupply: bigint;
  positions: Position[];
  /** Root of the price of the moment (token1 per token0), times 2^96. */
  sqrtPrice: bigint;
}

interface At {
  blockNumber: bigint;
}

/** The vault's state at a block. Throws where `vault` is none, or has more than 32 positions. */
export async function getConcentratedState(
  client: ReadClient,
  { vault, blockNumber }: At & { vault: Address },
): Promise<ConcentratedState> {
  const contract = { address: vault, abi: localVaultAbi, blockNumber } as const;
  const [pool, [total0, total1], [lower, upper], totalSupply] = await Promise.all([
    readContract(client, { ...contract, functionName: 'pool' }),
    readContract(client, { ...contract, functionName: 'getTotalAmounts' }),
    readContract(client, { ...contract, functionName: 'getPositions' }),
    readContract(client, { ...contract, functionName: 'totalSupply' }),
  ]);
  if (lower.length > MAX_POSITIONS || lower.length !== upper.length) throw new Error(`${vault} has positions that are not read`);
  const [[sqrtPrice], ...positions] = await Promise.all([
    readContract(client, { address: pool, abi: POOL, blockNumber, functionName: 'slot0' }),
    ...lower.map(async (lowerTick, index) => {
      const upperTick = upper[index]!;
      const key = keccak256(encodePacked(['address', 'int24', 'int24'], [vault, lowerTick, upperTick]));
      const [liquidity] = await readContract(client, { address: pool, abi: POOL, blockNumber, functionName: 'positions', args: [key] });
      return { lowerTick, upperTick, liquidity };
    }),
  ]);
  return { pool, total0, total1, totalSupply, positions, sqrtPrice };
}

/** Time-weighted average tick of the last `window` seconds before the block, rounded down. Throws where the pool keeps no observation so old. */
export async function getAverageTick(
  client: ReadClient,
  { pool, window, blockNumber }: At & { pool: Address; window: number },
): Promise<number> {
  const [sums] = await readContract(client, { address: pool, abi: POOL, blockNumber, functionName: 'observe', args: [[window, 0]] });
  // Sums overflow, and their difference is right nevertheless.
  const difference = Number(BigInt.asIntN(56, sums[1]! - sums[0]!));
  return Math.floor(difference / window);
}
