import { localPolymerProof } from '@althing/bindings/localBridges';
import type { BridgeTransactionDetail } from '@althing/domain/http';
import type { Address, Hex } from '@althing/domain/units';
import { BaseError } from 'viem';
import type { ChainClients } from '../chains/chainClients.ts';

/** A proof that a local chain gave a transaction's message to Polymer; null where the chain does not answer, or has lost the transaction by a fork. */
export async function polymerProof(chains: ChainClients, transaction: BridgeTransactionDetail): Promise<Hex | null> {
  const { originChainId: chainId, destinationChainId: destination, originTransactionHash, originControllerAddress } = transaction;
  const message = transaction.originTransactionInputData as Hex | null;
  if (message === null || !chains.has(chainId)) return null;
  try {
    const { logs } = await chains.quick(chainId).getTransactionReceipt({ hash: originTransactionHash as Hex });
    return (await localPolymerProof({ chainId, destination, controller: originControllerAddress as Address, message }, logs)) ?? null;
  } catch (error) {
    if (error instanceof BaseError) return null;
    throw error;
  }
}
