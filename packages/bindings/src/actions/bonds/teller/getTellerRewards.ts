import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { fixedTermTellerAbi } from '../../../contracts.ts';

/** Fees that an account can claim, units. */
export function getTellerRewards(
  client: ReadClient,
  { teller, who, token }: { teller: Address; who: Address; token: Address },
): Promise<bigint> {
  return readContract(client, { address: teller, abi: fixedTermTellerAbi, functionName: 'rewards', args: [who, token] });
}
