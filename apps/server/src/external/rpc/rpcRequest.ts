import { z } from 'zod';

/** The methods that the web needs to read chains and to send signed transactions. None that uses accounts of the node or changes its settings. */
const ALLOWED = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getCode',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_sendRawTransaction',
  'eth_simulateV1',
  'eth_syncing',
  'net_version',
  'web3_clientVersion',
]);

export const MAX_BATCH = 50;
export const MAX_BODY_BYTES = 524_288;

const call = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.number(), z.string().max(100), z.null()]).default(null),
  method: z.string().max(100),
  params: z.array(z.unknown()).max(20).default([]),
});
const body = z.union([call, z.array(call).min(1).max(MAX_BATCH)]);

type RpcCall = z.infer<typeof call>;
export type RpcBody = RpcCall | RpcCall[];

export interface RpcFailure {
  jsonrpc: '2.0';
  id: number | string | null;
  error: { code: number; message: string };
}

export const rpcFailure = (id: RpcFailure['id'], code: number, message: string): RpcFailure => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});

export interface RpcRequest {
  isBatch: boolean;
  /** Calls that are passed on to a node. */
  allowed: RpcCall[];
  /** Errors for calls that are not allowed. Libraries that get such an error fall back to methods that every node has. */
  refused: RpcFailure[];
}

/** The calls of a request, or the error to answer with where it is not JSON-RPC. */
export function readRpcRequest(value: unknown): RpcRequest | { failure: RpcFailure } {
  if (Array.isArray(value) && value.length > MAX_BATCH) return { failure: rpcFailure(null, -32600, `At most ${MAX_BATCH} calls at once`) };
  const parsed = body.safeParse(value);
  if (!parsed.success) return { failure: rpcFailure(null, -32600, 'This is not a JSON-RPC request') };
  const calls = [parsed.data].flat();
  return {
    isBatch: Array.isArray(parsed.data),
    allowed: calls.filter(({ method }) => ALLOWED.has(method)),
    refused: calls
      .filter(({ method }) => !ALLOWED.has(method))
      .map(({ id, method }) => rpcFailure(id, -32601, `The method ${method} is not available here`)),
  };
}
