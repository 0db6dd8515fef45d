import type { Address } from '@althing/domain/units';
import { erc20Abi } from 'viem';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';

/** What `spender` may take from `owner`, units. Any ERC-20 token. */
export function getAllowance(
  client: ReadClient,
  { token, owner, spender }: { token: Address; owner: Address; spender: Address },
): Promise<bigint> {
  return readContract(client, { address: token, abi: erc20Abi, functionName: 'allowance', args: [owner, spender] });
}
