import type { QueryClient } from '@tanstack/react-query';
import type { Wallet } from '../lib/wallet/createWallet.ts';

/** What all routes can use, before anything is rendered. */
export interface RouterContext {
  queryClient: QueryClient;
  wallet: Wallet;
}
