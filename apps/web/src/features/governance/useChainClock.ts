import { useEffect, useState } from 'react';
import { getBlock } from 'viem/actions';
import { useChainRead } from '../../lib/chain/useChainRead.ts';

const ASK_EVERY = 5_000;

function useClock(chainId: number, isFollowed: boolean) {
  const { data, isError } = useChainRead({
    chainId,
    key: ['clock'],
    read: async (client) => {
      // The last block of a quiet chain may be old, so the time of the pending block is used. Not every node has one.
      const { timestamp } = await getBlock(client, { blockTag: 'pending' }).catch(() => getBlock(client, { blockTag: 'latest' }));
      return { timestamp: Number(timestamp), readAt: Date.now() };
    },
    ...(isFollowed ? { every: ASK_EVERY } : {}),
  });
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isFollowed) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isFollowed]);
  return { time: data && chainTime(data, now), isError, now };
}

/** Time of a chain in UNIX seconds, updated every second; undefined until the chain has answered. */
export const useChainClock = (chainId: number): number | undefined => useClock(chainId, true).time;

/**
 * Time of a chain since something happened on it, in UNIX seconds: that moment until the chain has answered, and by this machine's clock where it does not,
 * so that a chain that is away makes nothing look new.
 *
 * @param since - UNIX seconds.
 * @param isFollowed - whether time still matters; otherwise the chain is asked once.
 */
export function useClockSince(chainId: number, since: number, isFollowed: boolean): number {
  const { time, isError, now } = useClock(chainId, isFollowed);
  return time ?? (isError ? Math.max(since, Math.floor(now / 1000)) : since);
}

/** Block time only changes with a block, so the seconds since it was read are added. */
export const chainTime = ({ timestamp, readAt }: { timestamp: number; readAt: number }, now: number): number =>
  timestamp + Math.max(0, Math.floor((now - readAt) / 1000));
