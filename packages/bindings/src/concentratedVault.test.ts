import { createClient, custom, decodeFunctionData, encodeFunctionResult, numberToHex, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { getAverageTick, getConcentratedState } from './concentratedVault.ts';

const VAULT = numberToHex(0xfa, { size: 20 });
const ABI = parseAbi([
  'function pool() view returns (address)',
  'function totalSupply() view returns (uint256)',
  'function getTotalAmounts() view returns (uint256, uint256)',
  'function getPositions() view returns (int24[], int24[], uint16[])',
  'function slot0() view returns (uint160, int24, uint16, uint16, uint16, uint8, bool)',
  'function positions(bytes32) view returns (uint128, uint256, uint256, uint128, uint128)',
  'function observe(uint32[]) view returns (int56[], uint160[])',
]);

/** A vault, and its pool, that answers so; `asked` are the names of what was read. */
function vaultWith({ lower, upper, sums = [0n, 0n] }: { lower: number[]; upper: number[]; sums?: [bigint, bigint] }) {
  const asked: string[] = [];
  const answers = {
    pool: VAULT,
    totalSupply: 5n,
    getTotalAmounts: [1n, 2n],
    getPositions: [lower, upper, []],
    slot0: [2n ** 96n, 0, 0, 0, 0, 0, true],
    positions: [7n, 0n, 0n, 0n, 0n],
    observe: [sums, []],
  } as const;
  const client = createClient({
    transport: custom({
      request: ({ params }: { params: [{ data: `0x${string}` }] }) => {
        const { functionName } = decodeFunctionData({ abi: ABI, data: params[0].data });
        asked.push(functionName);
        return Promise.resolve(encodeFunctionResult({ abi: ABI, functionName, result: answers[functionName] }));
      },
    }),
  });
  return { client, asked };
}

const read = (vault: ReturnType<typeof vaultWith>) => getConcentratedState(vault.client, { vault: VAULT, blockNumber: 1n });

test('a vault is read with the liquidity of each of its positions', async () => {
  expect(await read(vaultWith({ lower: [-60, 0], upper: [60, 120] }))).toMatchObject({
    total0: 1n,
    total1: 2n,
    totalSupply: 5n,
    sqrtPrice: 2n ** 96n,
    positions: [
      { lowerTick: -60, upperTick: 60, liquidity: 7n },
      { lowerTick: 0, upperTick: 120, liquidity: 7n },
    ],
  });
});

test('positions that are many, or no pairs of ticks, are not read one by one', async () => {
  for (const positions of [
    { lower: Array.from({ length: 33 }, () => 0), upper: Array.from({ length: 33 }, () => 60) },
    { lower: [0, 60], upper: [60] },
  ]) {
    const vault = vaultWith(positions);
    await expect(read(vault)).rejects.toThrow('has positions that are not read');
    expect(vault.asked).not.toContain('positions');
  }
});

test('the average tick is rounded down, and does not feel that sums overflow', async () => {
  const average = (sums: [bigint, bigint]) =>
    getAverageTick(vaultWith({ lower: [], upper: [], sums }).client, { pool: VAULT, window: 60, blockNumber: 1n });
  expect(await average([0n, 6000n])).toBe(100);
  expect(await average([0n, -6001n])).toBe(-101);
  expect(await average([2n ** 55n - 10n, -(2n ** 55n) + 50n])).toBe(1);
});
