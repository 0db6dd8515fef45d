import type { AppConfig } from '@althing/domain/http';
import type { Config } from 'wagmi';
import { reconnect } from 'wagmi/actions';
import { nextTask } from '../../../lib/nextTask.ts';
import { lazyWallets } from './lazyWallets.ts';

/** Reconnects the wallet of the last visit. wagmi can only do this for connectors created at start-up, so it would forget the lazy ones. */
export async function resumeWallet(wallet: Config, config: AppConfig): Promise<void> {
  const recent = await wallet.storage?.getItem('recentConnectorId');
  const wanted = lazyWallets(config).filter(({ id }) => id === recent || id === 'safe');
  const loaded = await Promise.all(wanted.map(({ load }) => load()));
  await nextTask();
  await reconnect(wallet, { connectors: [...loaded, ...wallet.connectors] });
}
