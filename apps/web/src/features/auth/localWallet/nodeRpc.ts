import { rpcPath } from '../../../lib/wallet/createWalletConfig.ts';
import { ProviderError } from './providerError.ts';

interface Answer {
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

/** One JSON-RPC call to the node of a chain, through our own server. Throws {@link ProviderError} with the node's message. */
export async function nodeRpc(chainId: number, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(rpcPath(chainId), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = (await response
    .json()
    .catch(() => ({ error: { code: -32603, message: 'The chain does not answer at the moment' } }))) as Answer;
  if (error) throw new ProviderError(error.code, error.message, error.data);
  return result;
}
