import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { feeCollectorAbi } from '../../contracts.ts';

export interface Fee {
  /** Per 1e5. */
  feeBps: bigint;
  /** On the amount asked about, in the token's smallest unit. */
  fee: bigint;
}

/** The platform's fee on `amount` (smallest unit), which comes on top of it. */
export async function getFee(client: ReadClient, { collector, amount }: { collector: Address; amount: bigint }): Promise<Fee> {
  const contract = { address: collector, abi: feeCollectorAbi } as const;
  const [feeBps, fee] = await Promise.all([
    readContract(client, { ...contract, functionName: 'feeBps' }),
    readContract(client, { ...contract, functionName: 'quote', args: [amount] }),
  ]);
  return { feeBps, fee };
}
