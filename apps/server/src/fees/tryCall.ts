import { type BringingCall, decodeRevert } from '@althing/bindings';
import { shownText } from '@althing/domain/text';
import type { Address, Hex } from '@althing/domain/units';
import type { PublicClient } from 'viem';

/** More than any block lets a message have, and little enough for a node. */
const GAS = 20_000_000n;
const LONGEST_REASON = 300;

export type Tried =
  | { is: 'done'; gas: bigint }
  | { is: 'refused'; data: Hex }
  /** The node does not offer simulation, or could not be asked. */
  | { is: 'unknown' };

/**
 * What a call would come to now (`eth_simulateV1`); nothing is sent, and whoever it is from needs no money.
 *
 * @param code - what stands at an address for the time being.
 */
export async function tryCall(
  client: PublicClient,
  { from, to, data }: BringingCall,
  code?: { address: Address; code: Hex },
): Promise<Tried> {
  try {
    const [block] = await client.simulateBlocks({
      blocks: [{ calls: [{ account: from, to, data, gas: GAS }], ...(code && { stateOverrides: [code] }) }],
    });
    const result = block?.calls[0];
    if (!result) return { is: 'unknown' };
    return result.status === 'success' ? { is: 'done', gas: result.gasUsed } : { is: 'refused', data: result.data };
  } catch {
    return { is: 'unknown' };
  }
}

/** In words, of a length that fits a line; contracts choose them. */
export const reasonOf = (data: Hex): string => shownText(decodeRevert(data).sentence.replaceAll('\0', '').slice(0, LONGEST_REASON));
