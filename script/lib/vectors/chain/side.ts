import { startChain, untakenPort } from '@althing/devnet';
import type { Side } from '../run.ts';
import { chainSubject } from './chainSubject.ts';
import { chainVesting } from './chainVesting.ts';
import { steppedNode } from './node.ts';
import { deployBonds } from './platform.ts';
import { accountsOf } from './stage.ts';

/** Before the time of every vector. */
const START_TIME = 1_700_000_000;
const CHAIN_ID = 31_337;

/** Works with the contracts on a chain that exists for so long. They must have been compiled. */
export async function withChainSide<Result>(work: (side: Side) => Promise<Result>): Promise<Result> {
  const chain = await startChain({ chainId: CHAIN_ID, port: await untakenPort(), startTime: START_TIME });
  try {
    const node = steppedNode(chain);
    await node.stopClock();
    await node.moveTo(BigInt(START_TIME + 1));
    const accounts = accountsOf(await node.accounts());
    const platform = await deployBonds(node, accounts.guardian, accounts.protocol);
    await node.keep();
    return await work({ subject: chainSubject(node, platform, accounts), vesting: chainVesting(node, platform, accounts) });
  } finally {
    await chain.stop();
  }
}
