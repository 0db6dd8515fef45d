import { setTimeout as sleep } from 'node:timers/promises';
import {
  createTestClient,
  defineChain,
  type Hex,
  http,
  publicActions,
  TransactionReceiptNotFoundError,
  WaitForTransactionReceiptTimeoutError,
  walletActions,
} from 'viem';
import { localAccount } from './accounts.ts';

/** Milliseconds between two questions of whoever waits. */
const ASK_EVERY = 20;

/** A viem client with test, wallet and public actions for a local chain. It signs with the first funded account. */
export function localClient({ chainId, url }: { chainId: number; url: string }) {
  const chain = defineChain({
    id: chainId,
    name: `Local ${chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  });
  return createTestClient({
    account: localAccount(0),
    chain,
    mode: 'anvil',
    transport: http(url),
    pollingInterval: ASK_EVERY,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions)
    .extend((client) => ({
      /** viem looks for a receipt with each new block. anvil tells of a block before it has the receipts, and where no other block follows, viem waits in vain. */
      async waitForTransactionReceipt({ hash, timeout = 180_000 }: { hash: Hex; timeout?: number }) {
        for (const end = Date.now() + timeout; Date.now() < end; await sleep(ASK_EVERY)) {
          const receipt = await client.getTransactionReceipt({ hash }).catch((error: unknown) => {
            if (!(error instanceof TransactionReceiptNotFoundError)) throw error;
          });
          if (receipt) return receipt;
        }
        throw new WaitForTransactionReceiptTimeoutError({ hash });
      },
    }));
}

export type LocalClient = ReturnType<typeof localClient>;
