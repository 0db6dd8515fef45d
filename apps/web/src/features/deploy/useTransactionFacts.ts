import type { ChainId, Hex } from '@althing/domain/units';
import { useQuery } from '@tanstack/react-query';
import { getBlock, getTransactionReceipt } from 'viem/actions';
import { useConfig } from 'wagmi';
import { getClient } from 'wagmi/actions';

/** Time and cost of a mined transaction; undefined while it is not mined or cannot be read. */
export function useTransactionFacts(chainId: ChainId, hash: Hex | undefined) {
  const config = useConfig();
  return useQuery({
    queryKey: ['transaction-facts', chainId, hash],
    queryFn: async () => {
      const client = getClient(config, { chainId });
      if (!client || !hash) return null;
      const receipt = await getTransactionReceipt(client, { hash });
      const { timestamp } = await getBlock(client, { blockNumber: receipt.blockNumber });
      return {
        blockNumber: receipt.blockNumber,
        minedAt: Number(timestamp) * 1000,
        gasUsed: receipt.gasUsed,
        cost: receipt.gasUsed * receipt.effectiveGasPrice,
      };
    },
    enabled: hash !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
