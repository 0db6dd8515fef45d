import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { fixedExpiryTellerAbi } from '../../../contracts.ts';

/** ERC-20 bond token of a fixed-expiry market, long after its end too. Reverts `Teller_InvalidParams` for a market of the other teller. */
export function getBondTokenForMarket(client: ReadClient, { teller, id }: { teller: Address; id: bigint }): Promise<Address> {
  return readContract(client, { address: teller, abi: fixedExpiryTellerAbi, functionName: 'getBondTokenForMarket', args: [id] });
}
