import { decodeRevert } from '@althing/bindings';
import type { Hex } from '@althing/domain/units';
import { isHex, numberToHex } from 'viem';
import type { TransactionRequest } from './approvals.ts';
import { ProviderError } from './providerError.ts';

export type Rpc = (chainId: number, method: string, params: readonly unknown[]) => Promise<unknown>;

export type Quote =
  /** Units of gas, and their cost at the present price, in the smallest unit of the native currency. */
  | { isPossible: true; gas: bigint; cost: bigint }
  /** The node says that the transaction would fail; `reason` in words. */
  | { isPossible: false; reason: string };

/** The cost of a transaction at the present gas price, or why it would fail. Throws where the node does not answer. */
export async function quoteTransaction(rpc: Rpc, chainId: number, { from, to, data, value, gas }: TransactionRequest): Promise<Quote> {
  try {
    const call = { from, data, value: numberToHex(value), ...(to ? { to } : {}) };
    const [estimate, price] = await Promise.all([rpc(chainId, 'eth_estimateGas', [call]), rpc(chainId, 'eth_gasPrice', [])]);
    const units = gas ?? BigInt(estimate as string);
    return { isPossible: true, gas: units, cost: units * BigInt(price as string) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const revert = revertData(error.data);
    return { isPossible: false, reason: revert ? decodeRevert(revert).sentence : error.message };
  }
}

/** Nodes return revert data in `data` or in `data.data`. */
function revertData(data: unknown): Hex | undefined {
  const inner = typeof data === 'object' && data !== null ? (data as { data?: unknown }).data : data;
  return isHex(inner) && inner.length > 2 ? inner : undefined;
}
