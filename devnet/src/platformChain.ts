import { existsSync } from 'node:fs';
import { type ChainOptions, copyState, type LocalChain, startChain } from './chain.ts';
import { localClient } from './client.ts';
import { installEverything, preparedState } from './preparedState.ts';

/** Starts a chain with the Safe and platform contracts, bridges and two priced vaults. */
export async function startPlatformChain({ stateFile, ...options }: Omit<ChainOptions, 'loadState' | 'startTime'>): Promise<LocalChain> {
  if (stateFile === undefined) return startChain({ ...options, loadState: await preparedState(options.chainId) });
  if (!existsSync(stateFile)) copyState(await preparedState(options.chainId), stateFile);
  const chain = await startChain({ ...options, stateFile });
  try {
    // A stored state may lack contracts that were added later.
    await installEverything(localClient(chain));
    return chain;
  } catch (error) {
    await chain.stop();
    throw error;
  }
}
