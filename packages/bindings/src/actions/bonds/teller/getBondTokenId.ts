import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { fixedTermTellerAbi } from '../../../contracts.ts';

/** ERC-1155 id of the bonds on an underlying that mature on the day of `expiry` (UNIX seconds), deployed or not. */
export function getBondTokenId(
  client: ReadClient,
  { teller, underlying, expiry }: { teller: Address; underlying: Address; expiry: number },
): Promise<bigint> {
  return readContract(client, { address: teller, abi: fixedTermTellerAbi, functionName: 'getTokenId', args: [underlying, expiry] });
}
