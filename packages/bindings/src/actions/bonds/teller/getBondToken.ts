import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { fixedExpiryTellerAbi } from '../../../contracts.ts';

/** ERC-20 bond token of an underlying and the day of `expiry` (UNIX seconds). Reverts `Teller_TokenDoesNotExist`. */
export function getBondToken(
  client: ReadClient,
  { teller, underlying, expiry }: { teller: Address; underlying: Address; expiry: number },
): Promise<Address> {
  const args = [underlying, expiry] as const;
  return readContract(client, { address: teller, abi: fixedExpiryTellerAbi, functionName: 'getBondToken', args });
}
