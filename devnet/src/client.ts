import { createTestClient, defineChain, http, publicActions, walletActions } from 'viem';
import { localAccount } from './accounts.ts';

/** A viem client with test, wallet and public actions for a local chain. It signs with the first funded account. */
export function localClient({ chainId, url }: { chainId: number; url: string }) {
  const chain = defineChain({
    id: chainId,
    name: `Local ${chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  });
  return createTestClient({ account: localAccount(0), chain, mode: 'anvil', transport: http(url), pollingInterval: 20, cacheTime: 0 })
    .extend(publicActions)
    .extend(walletActions);
}

export type LocalClient = ReturnType<typeof localClient>;
