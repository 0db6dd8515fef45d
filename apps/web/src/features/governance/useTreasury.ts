import { getTokenBalance } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { getBalance } from 'viem/actions';
import { useChainRead } from '../../lib/chain/useChainRead.ts';

const LOOK_EVERY = 15_000;

export interface TreasuryBalances {
  /** Wei. */
  native: bigint;
  /** Smallest units of the organisation's token on this chain; null where it has no token there. */
  token: bigint | null;
}

/** Balances of an account of the organisation on a chain. */
export function useTreasury({ chainId, holder, token }: { chainId: number; holder: Address; token: Address | undefined }) {
  return useChainRead({
    chainId,
    key: ['treasury', holder, token],
    every: LOOK_EVERY,
    read: async (client): Promise<TreasuryBalances> => {
      const [native, balance] = await Promise.all([
        getBalance(client, { address: holder }),
        token ? getTokenBalance(client, { token, account: holder }) : null,
      ]);
      return { native, token: balance };
    },
  });
}
