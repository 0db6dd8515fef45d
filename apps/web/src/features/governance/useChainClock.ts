import { useEffect, useState } from 'react';
import { getBlock } from 'viem/actions';
import { useChainRead } from '../../lib/chain/useChainRead.ts';

const ASK_EVERY = 5_000;

/** Time of a chain in UNIX seconds, updated every second; undefined until the chain has answered. */
export function useChainClock(chainId: number): number | undefined {
  const { data } = useChainRead({
    chainId,
    key: ['clock'],
    read: async (client) => {
      // The last block of a quiet chain may be old, so the time of the pending block is used. Not every node has one.
      const { timestamp } = await getBlock(client, { blockTag: 'pending' }).catch(() => getBlock(client, { blockTag: 'latest' }));
      return { timestamp: Number(timestamp), readAt: Date.now() };
    },
    every: ASK_EVERY,
  });
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return data && chainTime(data, now);
}

/** Block time only changes with a block, so the seconds since it was read are added. */
export const chainTime = ({ timestamp, readAt }: { timestamp: number; readAt: number }, now: number): number =>
  timestamp + Math.max(0, Math.floor((now - readAt) / 1000));
