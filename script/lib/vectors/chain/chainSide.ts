import type { Side } from '../run.ts';
import type { BondChain } from './bondChain.ts';
import { chainSubject } from './chainSubject.ts';
import { chainVesting } from './chainVesting.ts';

/** The contracts as a side of the vectors; from here on each vector begins with the chain as it is now. */
export async function chainSide({ node, platform, accounts }: BondChain): Promise<Side> {
  await node.keep();
  return { subject: chainSubject(node, platform, accounts), vesting: chainVesting(node, platform, accounts) };
}
