import { privateKeyToAccount } from 'viem/accounts';
import type { Config } from '../base/config.ts';
import type { Metrics } from '../base/metrics.ts';
import { createRelayer, LOCAL_SETTINGS, PUBLIC_SETTINGS, type Relayer, type RelayerMetrics } from '../relayer/index.ts';
import type { Pool } from '../store/pool.ts';
import type { Dependencies } from './dependencies.ts';

const measured = (metrics: Metrics): RelayerMetrics => ({
  balance: (chain, coins) => metrics.relayerBalance.set({ chain }, coins),
  waiting: (chain, tasks) => metrics.relayerWaiting.set({ chain }, tasks),
  sent: (chain, outcome) => metrics.relayerSent.inc({ chain, outcome }),
});

/**
 * The relayer between all configured chains, connected to metrics and readiness. Not started.
 *
 * @param leases - must have a connection for each chain.
 */
export function createChainRelayer(
  { config, log, metrics, health, chains, relayerStore: store, now }: Dependencies,
  { key, floor }: NonNullable<Config['relayer']>,
  leases: Pool,
): Relayer {
  const isLocal = config.network === 'local';
  const relayed = config.chains.map(({ id, rpcUrls }) => ({
    chainId: id,
    settings: isLocal ? LOCAL_SETTINGS : PUBLIC_SETTINGS,
    // Public nodes may charge for announcements; our own do not.
    ...(isLocal && { announcer: rpcUrls[0]! }),
  }));
  const account = privateKeyToAccount(key);
  const client = (chainId: number) => chains.client(chainId);
  const relayer = createRelayer(relayed, { pool: leases, store, client, account, floor, log, metrics: measured(metrics), now });
  health.reportWarnings(() => relayer.lowWallets().map((chainId) => `The relayer's wallet ${account.address} is low on chain ${chainId}`));
  return relayer;
}
