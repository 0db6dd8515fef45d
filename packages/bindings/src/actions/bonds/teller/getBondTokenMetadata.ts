import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { fixedTermTellerAbi } from '../../../contracts.ts';

/** File 3 §3. */
export interface BondTokenMetadata {
  active: boolean;
  underlying: Address;
  decimals: number;
  /** UNIX seconds. */
  expiry: number;
  /** Bonds that have not been redeemed, units. */
  supply: bigint;
}

/** What an ERC-1155 bond is; everything is 0 while nobody has deployed it. */
export async function getBondTokenMetadata(
  client: ReadClient,
  { teller, tokenId }: { teller: Address; tokenId: bigint },
): Promise<BondTokenMetadata> {
  const metadata = await readContract(client, { address: teller, abi: fixedTermTellerAbi, functionName: 'tokenMetadata', args: [tokenId] });
  const [active, underlying, decimals, expiry, supply] = metadata;
  return { active, underlying, decimals, expiry, supply };
}
