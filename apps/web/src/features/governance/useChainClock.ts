import { useEffect, useState } from 'react';
import { getBlock } from 'viem/actions';
import { useChainRead } from '../../lib/chain/useChainRead.ts';

const ASK_EVERY = 5_000;

/** Time of a chain in UNIX seconds, moving on every second; undefined until the chain has said what time it has. */
export function useChainClock(chainId: number): number | undefined {
  const { data } = useChainRead({
    chainId,
    key: ['clock'],
    read: async (client) => {
      // A quiet chain's last block may be old; the block to come says what time it is. Not every node shows it.
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

/** The clock of a chain stands between its blocks; people's does not. */
export const chainTime = ({ timestamp, readAt }: { timestamp: number; readAt: number }, now: number): number =>
  timestamp + Math.max(0, Math.floor((now - readAt) / 1000));
