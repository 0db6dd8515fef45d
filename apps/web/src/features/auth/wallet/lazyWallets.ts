import type { AppConfig } from '@althing/domain/http';
import type { CreateConnectorFn } from 'wagmi';

export interface LazyWallet {
  /** Id of the wagmi connector, which wagmi stores as the wallet of the last visit. */
  id: string;
  name: string;
  description: string;
  load: () => Promise<CreateConnectorFn>;
}

const isInFrame = () => window.parent !== window;

const safeApp: LazyWallet = {
  id: 'safe',
  name: 'Safe',
  description: 'The Safe that this page was opened in',
  load: async () => (await import('./safeConnector.ts')).safeConnector(),
};

const localWallet = (config: AppConfig): LazyWallet => ({
  id: 'localWallet',
  name: 'Local wallet',
  description: 'Built in, with funded test accounts. Local chains only',
  load: async () => (await import('../localWallet/localConnector.ts')).localConnector(config),
});

const walletConnect = (settings: NonNullable<AppConfig['walletConnect']>): LazyWallet => ({
  id: 'walletConnect',
  name: 'WalletConnect',
  description: 'On your phone or another device',
  load: async () => (await import('../walletConnect/walletConnector.ts')).walletConnector(settings),
});

/** Wallets whose code is loaded only when they are picked or were used on the last visit. */
export function lazyWallets(config: AppConfig): LazyWallet[] {
  return [
    ...(isInFrame() ? [safeApp] : []),
    ...(config.walletConnect ? [walletConnect(config.walletConnect)] : []),
    ...(config.network === 'local' ? [localWallet(config)] : []),
  ];
}
