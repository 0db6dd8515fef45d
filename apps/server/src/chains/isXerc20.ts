import { tokenAbi } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import type { PublicClient } from 'viem';
import { isNodeFailure } from './reachable.ts';

/** An address that no token has granted a limit to. */
const SOMEBODY: Address = '0x0000000000000000000000000000000000000001';

/** Whether the token answers the bridge limits of ERC-7281, which only a token that bridges can mint does. @throws where no node answers. */
export async function isXerc20(client: PublicClient, address: Address): Promise<boolean> {
  const limit = (functionName: 'mintingCurrentLimitOf' | 'burningCurrentLimitOf') =>
    client.readContract({ address, abi: tokenAbi, functionName, args: [SOMEBODY] });
  try {
    await Promise.all([limit('mintingCurrentLimitOf'), limit('burningCurrentLimitOf')]);
    return true;
  } catch (error) {
    if (isNodeFailure(error)) throw error;
    return false;
  }
}
