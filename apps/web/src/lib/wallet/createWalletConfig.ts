import type { AppConfig } from '@althing/domain/http';
import type { Chain } from 'viem';
import { type Config, createConfig, createStorage, fallback, http } from 'wagmi';
import { injected } from 'wagmi/connectors/injected';
import { watchedFetch } from '../http/serverWatch.ts';

/** A chain of the installation in viem's format. Nodes are reached through our own server, which hides their keys and caches answers. */
function toChain(chain: AppConfig['chains'][number]): Chain {
  return {
    id: chain.id,
    name: chain.name,
    nativeCurrency: chain.nativeCurrency,
    rpcUrls: { default: { http: [new URL(rpcPath(chain.id), location.origin).href] } },
    ...(chain.explorerUrl ? { blockExplorers: { default: { name: 'Explorer', url: chain.explorerUrl } } } : {}),
  };
}

export const rpcPath = (chainId: number) => `/rpc/${chainId}`;

/** Few enough that one slow read holds up few others; the server takes 50. */
const BATCH = { batchSize: 20 };

/**
 * Reads that a page begins at once travel together, and each alone where that fails: a contract that anybody made may answer with more than the server
 * passes on, and keeps nothing of the others back. An error with a code is the node's answer to a read, and asked no second time.
 */
const reads = (chainId: number) => {
  const [path, fetchFn] = [rpcPath(chainId), watchedFetch];
  return fallback([http(path, { fetchFn, batch: BATCH }), http(path, { fetchFn })], {
    retryCount: 1,
    shouldThrow: (error) => 'code' in error,
  });
};

/** The wagmi configuration of this installation. Wallets with much code get their connectors when they are picked (see `features/auth`). */
export function createWalletConfig({ chains: infos, network }: AppConfig): Config {
  const [first, ...rest] = infos.filter((chain) => chain.disabledReason === null).map(toChain);
  if (!first) throw new Error('No chain is configured');
  const chains = [first, ...rest] as const;
  return createConfig({
    chains,
    connectors: [injected()],
    transports: Object.fromEntries(chains.map(({ id }) => [id, reads(id)])),
    // Instead of a contract that gathers calls, which a chain may not have.
    batch: { multicall: false },
    storage: createStorage({ storage: localStorage }),
    pollingInterval: network === 'local' ? 1_000 : 4_000,
  });
}
