import type { PublicClient } from 'viem';

interface BlockTime {
  number: bigint;
  /** UNIX seconds. */
  timestamp: bigint;
}

const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b);

/** The last block at or before `time`, searched backwards from `latest` in growing steps; undefined where the chain began later. */
export async function blockAt(client: PublicClient, latest: BlockTime, time: bigint): Promise<bigint | undefined> {
  let [low, high] = [latest, latest];
  for (let step = 1n; low.timestamp > time; step *= 2n) {
    if (low.number === 0n) return undefined;
    high = low;
    low = await blockOf(client, larger(latest.number - step, 0n));
  }
  while (high.number - low.number > 1n) {
    const middle = await blockOf(client, (low.number + high.number) / 2n);
    if (middle.timestamp > time) high = middle;
    else low = middle;
  }
  return low.number;
}

async function blockOf(client: PublicClient, blockNumber: bigint): Promise<BlockTime> {
  const { number, timestamp } = await client.getBlock({ blockNumber });
  return { number, timestamp };
}
