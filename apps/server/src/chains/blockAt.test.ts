import type { PublicClient } from 'viem';
import { describe, expect, it } from 'vitest';
import { blockAt } from './blockAt.ts';

/** A chain whose blocks have these times. Counts how often it is asked. */
function chainOf(times: readonly bigint[]) {
  let asked = 0;
  const getBlock = ({ blockNumber }: { blockNumber: bigint }) => {
    asked++;
    return Promise.resolve({ number: blockNumber, timestamp: times[Number(blockNumber)]! });
  };
  const number = BigInt(times.length - 1);
  const find = (time: bigint) => blockAt({ getBlock } as unknown as PublicClient, { number, timestamp: times[Number(number)]! }, time);
  return { find, asked: () => asked };
}

describe('the last block no later than a time', () => {
  it('is found at any distance, in blocks of uneven and of equal times', async () => {
    const times = Array.from({ length: 200 }, (_, index) => BigInt(1000 + Math.floor(index / 3) * 5));
    const { find } = chainOf(times);
    for (let time = 1000n; time <= times.at(-1)!; time++) {
      expect(await find(time)).toBe(BigInt(times.findLastIndex((each) => each <= time)));
    }
  });

  it('is the latest where that is early enough, without asking', async () => {
    const { find, asked } = chainOf([10n, 20n]);
    expect(await find(25n)).toBe(1n);
    expect(asked()).toBe(0);
  });

  it('is not there where the chain is younger', async () => {
    expect(await chainOf([10n, 20n, 30n]).find(9n)).toBeUndefined();
    expect(await chainOf([10n]).find(9n)).toBeUndefined();
  });

  it('costs few questions on a long chain', async () => {
    const { find, asked } = chainOf(Array.from({ length: 100_000 }, (_, index) => BigInt(index)));
    expect(await find(92_800n)).toBe(92_800n);
    expect(asked()).toBeLessThanOrEqual(26);
  });
});
