import type { AppConfig } from '@althing/domain/http';
import type { ChainId } from '@althing/domain/units';
import type { Client } from 'viem';
import { getTransactionCount } from 'viem/actions';
import type { Config } from 'wagmi';
import { getClient, getConnection, sendTransaction, switchChain } from 'wagmi/actions';
import { gasLimitOf } from '../../lib/chain/fees.ts';
import { serverWatch } from '../../lib/http/serverWatch.ts';
import { safeServiceUrl } from '../../lib/safe/safeService.ts';
import { observeTransaction } from './observeTransaction.ts';
import type { TransactionPorts } from './ports.ts';
import { prepareCall } from './prepareCall.ts';

/** Milliseconds between two looks. docs/requirements.md#safe-transactions: three seconds where a Safe's owners have to confirm. */
const POLL_INTERVALS = { transaction: 1_500, safe: 3_000 };

/** The ports in a real browser: nodes through our own server, the wallet through wagmi. */
export function wagmiPorts(config: Config, app: Pick<AppConfig, 'safeServices'>): TransactionPorts {
  const clientOf = (chainId: ChainId): Client => {
    const client = getClient(config, { chainId });
    if (!client) throw new Error(`Chain ${chainId} is not configured`);
    return client;
  };
  return {
    storage: localStorage,
    onStorage: (listener) => {
      addEventListener('storage', listener);
      return () => removeEventListener('storage', listener);
    },
    now: Date.now,
    pause: async (kind) => {
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVALS[kind]));
      await serverWatch.whenHere();
    },
    chain: {
      prepare: async (request) => {
        const client = clientOf(request.chainId);
        return request.before?.length ? (await import('./batch.ts')).prepareBatch(client, request) : prepareCall(client, request);
      },
      nextNonce: (chainId, address) => getTransactionCount(clientOf(chainId), { address, blockTag: 'pending' }),
      observe: (sent) => observeTransaction(clientOf(sent.chainId), sent, safeServiceUrl(app, sent.chainId)),
    },
    wallet: {
      current: () => {
        const { address, chainId } = getConnection(config);
        return { address, chainId };
      },
      switchChain: async (chainId) => void (await switchChain(config, { chainId })),
      send: async (request, { gas, fees }) => {
        const { chainId, from: account, to, data, value, isSafe, before } = request;
        if (before?.length) return (await import('./batch.ts')).sendBatch(config, request);
        // The executor of a Safe estimates gas again. For other accounts, these are the fees that the "at most" on the page was computed with.
        return sendTransaction(config, { chainId, account, to, data, value, ...(isSafe ? {} : { gas: gasLimitOf(gas), ...fees }) });
      },
    },
  };
}
