import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { fixedTermTellerAbi } from '../../../contracts.ts';

/** Protocol fee and that of the referrer together, parts of 100,000. The zero address is no referrer. */
export function getTellerFee(client: ReadClient, { teller, referrer }: { teller: Address; referrer: Address }): Promise<number> {
  return readContract(client, { address: teller, abi: fixedTermTellerAbi, functionName: 'getFee', args: [referrer] });
}
