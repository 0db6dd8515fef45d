import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { fixedTermTellerAbi } from '../../../contracts.ts';

/** Fixed-term bonds of an account, units of their underlying. */
export function getTermBondBalance(
  client: ReadClient,
  { teller, owner, tokenId }: { teller: Address; owner: Address; tokenId: bigint },
): Promise<bigint> {
  return readContract(client, { address: teller, abi: fixedTermTellerAbi, functionName: 'balanceOf', args: [owner, tokenId] });
}
