import type { ChainId, Hex } from '@althing/domain/units';
import { type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem';
import { invalid, Refusal, unavailable } from '../base/errors.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import { isUnreachable } from '../chains/reachable.ts';

/** The receipt of a transaction. Throws where the chain does not know the transaction, or it failed. */
export async function readReceipt(chains: ChainClients, chainId: ChainId, hash: Hex): Promise<TransactionReceipt> {
  if (!chains.has(chainId)) throw invalid(`Chain ${chainId} is not supported`, 'unknown-chain');
  try {
    const receipt = await chains.client(chainId).getTransactionReceipt({ hash });
    if (receipt.status === 'reverted') throw invalid('Transaction failed', 'transaction-failed');
    return receipt;
  } catch (error) {
    if (isUnreachable(error)) throw unavailable('The chain cannot be reached', 'rpc-unavailable');
    if (!(error instanceof TransactionReceiptNotFoundError)) throw error;
    throw new Refusal('missing', 'transaction-not-found', 'The chain does not know this transaction yet');
  }
}
