import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { fixedTermTellerAbi } from '../../../contracts.ts';

/** What the protocol takes of a purchase without a referrer, units of the quote token. */
export function getProtocolFeeFor(client: ReadClient, { teller, amount }: { teller: Address; amount: bigint }): Promise<bigint> {
  return readContract(client, { address: teller, abi: fixedTermTellerAbi, functionName: 'getProtocolFeeFor', args: [amount] });
}
