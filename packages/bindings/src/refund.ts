import type { GasPrice, VoteRefundTerms } from '@althing/domain/governance';
import type { Address } from '@althing/domain/units';
import { getBalance, getBlock, getGasPrice, readContract } from 'viem/actions';
import type { ReadClient } from './call.ts';
import { gasRefundAbi } from './contracts.ts';

/** A refund contract, in wei; its settings apply to proposals made from now on. */
export interface RefundPot {
  balance: bigint;
  /** What the next proposal could be given of the period's cap. */
  periodCapLeft: bigint;
  settings: VoteRefundTerms & { periodCap: bigint; minProposerVotes: bigint };
}

/** Level and settings of a refund contract. */
export async function getRefundPot(client: ReadClient, { refundGas }: { refundGas: Address }): Promise<RefundPot> {
  const contract = { address: refundGas, abi: gasRefundAbi } as const;
  const [balance, periodCapLeft, settings] = await Promise.all([
    getBalance(client, { address: refundGas }),
    readContract(client, { ...contract, functionName: 'periodCapLeft' }),
    readContract(client, { ...contract, functionName: 'refundSettings' }),
  ]);
  return { balance, periodCapLeft, settings };
}

/** What is paid back for votes on one proposal; `proposalCap` is what is left of it. All zero where nothing ever is. */
export const getRefundTerms = (
  client: ReadClient,
  { refundGas, proposalId }: { refundGas: Address; proposalId: bigint },
): Promise<VoteRefundTerms> =>
  readContract(client, { address: refundGas, abi: gasRefundAbi, functionName: 'refundTerms', args: [proposalId] });

/** The price that a transaction would pay now, by the node's own suggestion. */
export async function getPrices(client: ReadClient): Promise<GasPrice> {
  const [{ baseFeePerGas }, gasPrice] = await Promise.all([getBlock(client), getGasPrice(client)]);
  return { baseFee: baseFeePerGas ?? 0n, gasPrice };
}
