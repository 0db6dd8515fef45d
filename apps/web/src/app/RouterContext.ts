import type { QueryClient } from '@tanstack/react-query';
import type { Wallet } from '../lib/wallet/createWallet.ts';

/** What routes are given before they draw anything. */
export interface RouterContext {
  queryClient: QueryClient;
  wallet: Wallet;
}
