import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { tokenAbi } from '../../contracts.ts';

/** Who votes with the balance of an account; the zero address where it has not delegated. */
export function getDelegate(client: ReadClient, { token, account }: { token: Address; account: Address }): Promise<Address> {
  return readContract(client, { address: token, abi: tokenAbi, functionName: 'delegates', args: [account] });
}
