import type { BringingCall } from '@althing/bindings';
import type { Address, Hex } from '@althing/domain/units';
import type { Log, PublicClient } from 'viem';

/** More gas than a message can use in any block, but little enough for a node to simulate. */
const GAS = 20_000_000n;

export type Tried =
  | { is: 'done'; gas: bigint; logs: Log[] }
  | { is: 'refused'; data: Hex }
  /** The node cannot simulate calls, or could not be reached. */
  | { is: 'unknown' };

/**
 * Simulates a call at the newest block (`eth_simulateV1`). Nothing is sent, and the sender needs no balance.
 *
 * @param code - bytecode that an address should have during the simulation.
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
    return result.status === 'success'
      ? { is: 'done', gas: result.gasUsed, logs: result.logs ?? [] }
      : { is: 'refused', data: result.data };
  } catch {
    return { is: 'unknown' };
  }
}
