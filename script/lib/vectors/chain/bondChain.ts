import { type LocalChain, startChain, untakenPort } from '@althing/devnet';
import { type SteppedNode, steppedNode } from './node.ts';
import { type BondPlatform, deployBonds } from './platform.ts';
import { type Accounts, accountsOf } from './stage.ts';

/** A chain on which nothing but the bond contracts is, and its clock stands still. */
export interface BondChain {
  chain: LocalChain;
  node: SteppedNode;
  platform: BondPlatform;
  accounts: Accounts;
}

/** Before the time of every vector. */
const START_TIME = 1_700_000_000;
const CHAIN_ID = 31_337;

/** Works with the contracts on a chain that exists for so long. They must have been compiled. */
export async function withBondChain<Result>(work: (bonds: BondChain) => Promise<Result>): Promise<Result> {
  const chain = await startChain({ chainId: CHAIN_ID, port: await untakenPort(), startTime: START_TIME });
  try {
    const node = steppedNode(chain);
    await node.stopClock();
    await node.moveTo(BigInt(START_TIME + 1));
    const accounts = accountsOf(await node.accounts());
    const platform = await deployBonds(node, accounts.guardian, accounts.protocol);
    return await work({ chain, node, platform, accounts });
  } finally {
    await chain.stop();
  }
}
