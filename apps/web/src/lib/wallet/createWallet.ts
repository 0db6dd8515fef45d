import type { AppConfig } from '@althing/domain/http';
import type { Config } from 'wagmi';

/**
 * The wallet of the page. It sleeps until somebody needs it: most visitors of the first pages never do, and what talks to wallets and
 * chains is a sixth of what those pages would fetch.
 */
export interface Wallet {
  /** What wagmi's hooks work with; another one once the wallet is awake. */
  getConfig(): Config;
  isAwake(): boolean;
  /** Rejects where the program did not come, and may be tried again. */
  wake(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** wagmi keeps the wallet of the last visit under this name. */
const LAST_WALLET = 'wagmi.recentConnectorId';

/** Whether a wallet is to be asked at once: the last visit's, or the Safe in whose window the page stands. */
export const isWalletExpected = (): boolean => localStorage.getItem(LAST_WALLET) !== null || window.parent !== window;

/** Nobody is connected, and nothing ever changes. */
const sleeping = {
  chains: [],
  connectors: [],
  storage: null,
  state: { chainId: 0, connections: new Map(), current: null, status: 'disconnected' },
  subscribe: () => () => {},
} as unknown as Config;

type CreateConfig = (config: AppConfig) => Config;

const loadProgram = async (): Promise<CreateConfig> => (await import('./createWalletConfig.ts')).createWalletConfig;

export function createWallet(appConfig: Promise<AppConfig>, load: () => Promise<CreateConfig> = loadProgram): Wallet {
  let config = sleeping;
  let waking: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  async function begin(): Promise<void> {
    const [createConfig, installation] = await Promise.all([load(), appConfig]);
    const awake = createConfig(installation);
    // Connections of the last visit are only remembered; each has to be made again.
    awake.setState((state) => ({ ...state, connections: new Map() }));
    config = awake;
    for (const listener of listeners) listener();
  }

  return {
    getConfig: () => config,
    isAwake: () => config !== sleeping,
    wake() {
      waking ??= begin().catch((error: unknown) => {
        waking = undefined;
        throw error;
      });
      return waking;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
