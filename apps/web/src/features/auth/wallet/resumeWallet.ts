import type { AppConfig } from '@althing/domain/http';
import type { Config } from 'wagmi';
import { reconnect } from 'wagmi/actions';
import { lazyWallets } from './lazyWallets.ts';

/** wagmi's own reconnecting knows only connectors made at start-up; a lazy one would be lost with every reload. */
export async function resumeWallet(wallet: Config, config: AppConfig): Promise<void> {
  const recent = await wallet.storage?.getItem('recentConnectorId');
  const wanted = lazyWallets(config).filter(({ id }) => id === recent || id === 'safe');
  const loaded = await Promise.all(wanted.map(({ load }) => load()));
  await reconnect(wallet, { connectors: [...loaded, ...wallet.connectors] });
}
