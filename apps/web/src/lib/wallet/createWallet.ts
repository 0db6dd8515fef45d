import type { AppConfig } from '@althing/domain/http';
import type { Config } from 'wagmi';

/**
 * The wallet of the page. Its code is loaded when somebody needs it: most visitors of the first pages never do, and it would be a sixth of what those
 * pages load.
 */
export interface Wallet {
  /** The configuration for wagmi's hooks; a different object once the code is loaded. */
  getConfig(): Config;
  isAwake(): boolean;
  /** Loads the code. Rejects where that fails, and may be called again. */
  wake(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** Key under which wagmi stores the wallet of the last visit. */
const LAST_WALLET = 'wagmi.recentConnectorId';

/** Whether to load the wallet's code at once: there was a wallet on the last visit, or the page is shown inside a Safe. */
export const isWalletExpected = (): boolean => localStorage.getItem(LAST_WALLET) !== null || window.parent !== window;

/** A configuration without a connection that never changes. */
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
