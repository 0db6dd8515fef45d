import type { AppConfig } from '@althing/domain/http';
import type { Address, EIP1193RequestFn } from 'viem';
import { type CreateConnectorFn, createConnector } from 'wagmi';
import { createWalletSession } from './createWalletSession.ts';
import type { SessionState } from './createHeldSession.ts';
import type { PairedClient } from './pairedClient.ts';
import { pairingDesk } from './pairingDesk.ts';

type Settings = NonNullable<AppConfig['walletConnect']>;
type Remembered = { 'walletConnect.chainId': number };

/** The library keeps one connection to the relay per page and must only be opened once, but every time the wallet is picked, a connector is made. */
let opened: Promise<PairedClient> | undefined;

function openOnce(settings: Settings): Promise<PairedClient> {
  opened ??= import('./openPairedClient.ts').then(({ openPairedClient }) => openPairedClient(settings));
  return opened.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
}

/** A wallet on another device, as a wagmi connector. The protocol's code is loaded when it is needed. */
export function walletConnector(settings: Settings): CreateConnectorFn {
  return createConnector<{ request: EIP1193RequestFn }, Record<string, unknown>, Remembered>(
    ({ chains, emitter, storage, transports = {} }) => {
      const session = createWalletSession({
        client: () => openOnce(settings),
        desk: pairingDesk,
        chains,
        read: (chainId, call) => readFrom(chainId, call),
        memory: {
          get: async () => (await storage?.getItem('walletConnect.chainId')) ?? undefined,
          set: async (chainId) =>
            chainId === undefined ? storage?.removeItem('walletConnect.chainId') : storage?.setItem('walletConnect.chainId', chainId),
        },
        onChange: (state) => emitter.emit('change', { ...state }),
        onEnd: () => emitter.emit('disconnect'),
      });

      async function readFrom(chainId: number, call: { method: string; params?: unknown }): Promise<unknown> {
        const chain = chains.find(({ id }) => id === chainId);
        const transport = transports[chainId];
        if (!chain || !transport) throw new Error(`No node is known for chain ${chainId}`);
        return transport({ chain, retryCount: 0 }).request(call);
      }

      const provider = { request: session.request as EIP1193RequestFn };

      function current(): SessionState {
        const state = session.state();
        if (!state) throw new Error('User is not connected: connector not connected');
        return state;
      }

      return {
        id: 'walletConnect',
        name: 'WalletConnect',
        type: 'walletConnect',
        async connect({ chainId, isReconnecting } = {}) {
          const state = isReconnecting ? ((await session.restore()) ?? current()) : await session.begin(chainId);
          return { accounts: state.accounts as never, chainId: state.chainId };
        },
        disconnect: () => session.end(),
        getAccounts: async () => current().accounts,
        getChainId: async () => current().chainId,
        getProvider: async () => provider,
        isAuthorized: async () => (await session.restore()) !== undefined,
        async switchChain({ chainId }) {
          await session.switchChain(chainId);
          return chains.find(({ id }) => id === chainId)!;
        },
        onAccountsChanged: (accounts) => emitter.emit('change', { accounts: accounts as Address[] }),
        onChainChanged: (chainId) => emitter.emit('change', { chainId: Number(chainId) }),
        onDisconnect: () => emitter.emit('disconnect'),
      };
    },
  );
}
