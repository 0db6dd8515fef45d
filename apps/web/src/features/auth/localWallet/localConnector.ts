import type { AppConfig } from '@althing/domain/http';
import { createWalletClient, custom, type EIP1193RequestFn, type LocalAccount } from 'viem';
import type { CreateConnectorFn } from 'wagmi';
import { injected } from 'wagmi/connectors/injected';
import { approvals, type TransactionRequest } from './approvals.ts';
import { createLocalProvider } from './createLocalProvider.ts';
import { LOCAL_WALLET_ICON } from './localWalletIcon.ts';
import { nodeRpc } from './nodeRpc.ts';

/** The wallet that comes with local chains, as a wagmi connector. */
export function localConnector({ chains }: AppConfig): CreateConnectorFn {
  const [first, ...rest] = chains.map(({ id }) => id);
  if (first === undefined) throw new Error('No chain is configured');
  const provider = createLocalProvider({
    chainIds: [first, ...rest],
    accounts: async () => (await import('./devAccounts.ts')).devAccounts(),
    ask: approvals.ask,
    rpc: nodeRpc,
    send,
    storage: localStorage,
  });
  return injected({ target: { id: 'localWallet', name: 'Local wallet', icon: LOCAL_WALLET_ICON, provider: provider as never } });
}

/** Takes nonce, fees and gas from the chain's node, then sends the signed transaction. */
async function send(chainId: number, account: LocalAccount, { to, data, value, gas }: TransactionRequest) {
  const request = (({ method, params = [] }) => nodeRpc(chainId, method, params as unknown[])) as EIP1193RequestFn;
  const client = createWalletClient({ account, transport: custom({ request }) });
  return client.sendTransaction({ chain: null, to, data, value, gas });
}
