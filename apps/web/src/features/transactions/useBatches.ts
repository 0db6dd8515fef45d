import type { Address, ChainId } from '@althing/domain/units';
import { useQuery } from '@tanstack/react-query';
import { useConfig } from 'wagmi';

/** What is asked of it never changes for an account. */
const ONCE = { staleTime: Infinity, retry: false } as const;

/**
 * Whether the account, a Safe, can be asked for several calls as one transaction (`TransactionRequest.before`): its owners then sign once. False for
 * keys, whose steps are separate transactions, and until the wallet has answered.
 */
export function useBatches(chainId: ChainId, account: Address | null, isSafe: boolean): boolean {
  const config = useConfig();
  const { data } = useQuery({
    ...ONCE,
    queryKey: ['batches', chainId, account],
    enabled: isSafe && account !== null,
    queryFn: async () => (await import('./batch.ts')).canBatch(config, account!, chainId),
  });
  return isSafe && data === true;
}
