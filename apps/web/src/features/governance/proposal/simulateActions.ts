import { type Call, decodeRevert } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import type { Client } from 'viem';
import { simulateBlocks } from 'viem/actions';

/** The result of running the actions of a proposal now, one after the other, from the account that will execute them. */
export type Simulation =
  | { is: 'passed'; gas: bigint }
  | { is: 'failed'; index: number; reason: string }
  /** The node cannot simulate calls, or could not be reached. */
  | { is: 'unavailable' };

/** Sends nothing. `coin` is the symbol of the chain's native currency. Later calls see the effects of earlier ones, as in the execution. */
export async function simulateActions(client: Client, executor: Address, calls: readonly Call[], coin: string): Promise<Simulation> {
  try {
    const [block] = await simulateBlocks(client, {
      blocks: [{ calls: calls.map(({ to, data, value }) => ({ account: executor, to, data, value })) }],
    });
    const results = block?.calls ?? [];
    const index = results.findIndex(({ status }) => status !== 'success');
    if (index < 0) return { is: 'passed', gas: results.reduce((sum, { gasUsed }) => sum + gasUsed, 0n) };
    return { is: 'failed', index, reason: decodeRevert(results[index]?.data ?? '0x').sentence };
  } catch (error) {
    // If there is too little money, the whole request fails without telling for which call.
    if (error instanceof Error && /insufficient (funds|balance)/i.test(error.message))
      return {
        is: 'failed',
        index: Math.max(
          0,
          calls.findIndex(({ value }) => value > 0n),
        ),
        reason: `The treasury holds too little ${coin} for this.`,
      };
    return { is: 'unavailable' };
  }
}
